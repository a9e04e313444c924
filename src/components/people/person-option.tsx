import type { FoundPerson } from "@/server/people/find-people";

type PersonWordsProps = {
  readonly person: FoundPerson;
  /** Why this person cannot be chosen, or a fact beside the name. */
  readonly remark?: string | undefined;
};

/** A person in two lines: name and nickname; number, club and what is to be known. */
export function PersonWords({ person, remark }: PersonWordsProps) {
  const facts = [person.number ?? "sin número", person.club].filter(Boolean).join(" · ");
  return (
    <span className="block min-w-0">
      <span className="block leading-tight font-semibold break-words">
        {person.name}
        {person.nickname && <span className="font-normal text-ink-soft"> «{person.nickname}»</span>}
      </span>
      <span className="block text-sm text-ink-soft tabular-nums">
        {facts}
        {remark && <strong className="text-amber"> · {remark}</strong>}
      </span>
    </span>
  );
}
