import { SMTPServer } from "smtp-server";
import { freePort } from "../processes";

interface Received {
  from: string;
  to: string[];
  /** The mail as it came, headers and all. */
  source: string;
}

/** A mail server on this machine, without TLS and logins. `refuse` answers the next recipients with these SMTP codes. */
export async function startMailServer() {
  const received: Received[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error("Not now"), { responseCode }) : null);
    },
    onData(stream, { envelope }, done) {
      let source = "";
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => (source += text));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (...codes: number[]) => void refusals.push(...codes),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
