import "server-only";
import { Client } from "pg";

const RETRY_MS = 1_000;

type ChannelParts = {
  readonly url: string;
  readonly channel: string;
  readonly heard: (payload: string) => void;
  /** Told each time that listening begins, and that it is over until it begins again. */
  readonly hearing: (isHearing: boolean) => void;
};

/** Listens to a channel of the database for as long as this process lives. Resolves when it listens for the first time. */
export function hearChannel({ url, channel, heard, hearing }: ChannelParts): Promise<void> {
  return new Promise((resolve) => {
    const connect = async () => {
      const client = new Client({ connectionString: url, keepAlive: true });
      let isOver = false;
      const over = () => {
        if (isOver) return;
        isOver = true;
        hearing(false);
        client.end().catch(() => undefined);
        setTimeout(connect, RETRY_MS).unref();
      };
      client.on("error", over);
      client.on("end", over);
      client.on("notification", ({ payload }) => heard(payload ?? ""));
      try {
        await client.connect();
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
        hearing(true);
        resolve();
      } catch {
        over();
      }
    };
    void connect();
  });
}
