import "server-only";
import { searchKey } from "@/domain/kernel/search-key";

/** What a person is found by: names, nickname, and the number with and without its leading zeros. */
export function personSearchKey(person: {
  readonly firstNames: string;
  readonly lastNames: string;
  readonly nickname?: string | null;
  readonly number?: string | null;
}): string {
  const number = person.number ?? "";
  const plain = number.replace(/^0+/, "");
  return searchKey(
    [person.firstNames, person.lastNames, person.nickname ?? "", number, plain].join(" "),
  );
}
