/** What a server action answers: the value, or what is wrong in words, with the codes for the screens that act on them. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly messages: readonly string[];
      readonly codes: readonly string[];
      /** Every problem can be taken on by the director: ask, then send again with `override`. */
      readonly overridable: boolean;
    };
