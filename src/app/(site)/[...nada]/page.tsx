import { notFound } from "next/navigation";

/** Any address without a page: says so inside the site's frame, with status 404. */
export default function NothingHere() {
  notFound();
}
