import NotFound from "../not-found";

/** The same words, inside the site's frame. */
export default function SiteNotFound() {
  return <NotFound />;
}
