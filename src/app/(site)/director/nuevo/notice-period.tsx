"use client";

import { Notice } from "@/components/ui/notice";
import { rulesNotices } from "@/domain/rules/rules-notice";
import { describeRulesNotice } from "@/i18n/es/rules/notices";
import type { FormPart } from "./form-part";
import { contextOf, specOf } from "./form-values";

type NoticePeriodProps = { readonly part: FormPart; readonly isChanged: boolean };

/** Says when the book does not count yet, and when a change of the rules comes later than its notice (30.3). */
export function NoticePeriod({ part, isChanged }: NoticePeriodProps) {
  const { values, today } = part;
  const spec = specOf(values.rules);
  const notices = rulesNotices(spec, contextOf(values.format), {
    startsOn: values.startsOn,
    today,
  });
  return notices
    .filter(({ code }) => isChanged || code !== "short-notice")
    .map((notice) => (
      <Notice key={notice.code} tone="warning">
        {describeRulesNotice(notice)}
      </Notice>
    ));
}
