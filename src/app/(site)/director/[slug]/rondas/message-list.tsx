/** Sentences as a list, each with its table and people. */
export function MessageList({ messages }: { readonly messages: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

const MOST_OPEN = 3;

type FoldedMessagesProps = {
  readonly messages: readonly string[];
  /** What stands for a long list: "Faltan 8 mesas". */
  readonly summary: string;
};

/** The same, folded under its count where it is long. */
export function FoldedMessages({ messages, summary }: FoldedMessagesProps) {
  if (messages.length <= MOST_OPEN) return <MessageList messages={messages} />;
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline-offset-4 hover:underline">
        {summary}: ver cuáles
      </summary>
      <MessageList messages={messages} />
    </details>
  );
}
