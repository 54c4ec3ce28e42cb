import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Listen } from "@api/db/listen";
import type { Database } from "@api/db/tables";
import { secondMs } from "@domain/duration";
import { type Audience, getAudienceTopics, getEventTopics } from "./audience";
import { type Frame, getNewestSequence, readFrames } from "./frames";
import { createSessionWatch, sessionsRevoked, type StreamSession } from "./session-watch";

/** A follower of events until `signal` is aborted. */
export interface Follower {
  audience: Audience;
  session: StreamSession;
  signal: AbortSignal;
  /** Called first, with the position the stream starts at. */
  begin: (sequence: number) => void;
  /** Called after `begin` when the resume position is unknown. */
  reset: (sequence: number) => void;
  send: (frame: Frame) => void;
  /** Waits until there is room for a page of frames. */
  room: () => Promise<void>;
  /** The feed stops, or the session has ended. */
  end: () => void;
}

/** Delivers each event to every follower in this process once, in order. */
export interface EventFeed {
  /** Resumes after the sequence `after`, or with new events when null. @throws when the database cannot be read */
  follow: (follower: Follower, after: number | null) => Promise<void>;
  /** The number of followers. */
  followers: () => number;
  /** The sequence of the last event read, 0 for none; null before the first follower came. */
  position: () => number | null;
  /** Ends all followers and the listening. */
  stop: () => Promise<void>;
}

/** Polling interval, which bounds the delay if a notification is lost. */
const recheckMs = 5 * secondMs;
/** How long a stream may outlive its session if a notification is lost. */
const sessionRecheckMs = 20 * secondMs;
/** The page size, which must fit into a reader's backlog. */
const tailPage = 200;
/** The room a follower needs: 50 frames are about 12 kB. */
const catchUpPage = 50;

/**
 * One reader for all streams of the process: a notification makes it read new events once, whatever the number of followers.
 * Sequences follow commit order (migration 008), so everything above the last one read is new. A returning follower reads what it
 * missed page by page, and joins the others once it has caught up.
 */
export function createEventFeed({
  db,
  listen,
  logger,
}: {
  db: Kysely<Database>;
  listen: Listen;
  logger: Logger;
}): EventFeed {
  const subscriptions = createSubscriptions();
  const everyone = new Set<Follower>();
  const sessions = createSessionWatch(db);
  let head = 0;
  let started: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;
  let isHeadKnown = false;
  let isStopped = false;
  let stopListening: ReturnType<Listen> = async () => {};
  const timers: NodeJS.Timeout[] = [];

  const warn = (error: unknown) => logger.warn({ err: error }, "Events are late: the database cannot be read or heard");

  /** Resolves when everything committed before the call has been delivered. */
  const readNewEvents = (): Promise<void> => {
    isStale = true;
    reading ??= readAll();
    return reading;
  };

  async function readAll(): Promise<void> {
    try {
      while (isStale && !isStopped) {
        isStale = false;
        const frames = await readFrames(db, { after: head, limit: tailPage });
        // A change that revokes sessions may also publish events: streams that it ends get none of them.
        await sessions.settled();
        for (const frame of frames) subscriptions.deliver(frame);
        head = frames.at(-1)?.sequence ?? head;
        if (frames.length === tailPage) isStale = true;
      }
    } finally {
      reading = undefined;
    }
  }

  async function start(): Promise<void> {
    head = await getNewestSequence(db);
    isHeadKnown = true;
    if (isStopped) return;
    const wake = () => void readNewEvents().catch(warn);
    const checkSessions = () => void sessions.check().catch(warn);
    const onNotification = (text?: string) => {
      if (text !== sessionsRevoked) wake();
      // Without any, notifications may have been missed.
      if (text === sessionsRevoked || text === undefined) checkSessions();
    };
    stopListening = listen("events", onNotification, warn);
    timers.push(setInterval(wake, recheckMs).unref(), setInterval(checkSessions, sessionRecheckMs).unref());
  }

  function leave(follower: Follower): void {
    everyone.delete(follower);
    subscriptions.remove(follower);
    sessions.remove(follower);
  }

  return {
    followers: () => everyone.size,
    position: () => (isHeadKnown ? head : null),
    async follow(follower, after) {
      const { signal, audience } = follower;
      if (isStopped) return follower.end();
      everyone.add(follower);
      sessions.add(follower);
      signal.addEventListener("abort", () => leave(follower), { once: true });
      started ??= start().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      await started;
      // It may have received events from another process that this one has yet to read.
      if (after !== null && after > head) await readNewEvents();
      const isKnown = after !== null && after <= head;
      let position = isKnown ? after : head;
      follower.begin(position);
      if (after !== null && !isKnown) follower.reset(position);
      while (!signal.aborted && !isStopped) {
        const upTo = head;
        // No await between this comparison and joining.
        if (position >= upTo) return subscriptions.add(follower);
        const frames = await readFrames(db, { audience, after: position, upTo, limit: catchUpPage });
        for (const frame of frames) follower.send(frame);
        position = frames.length < catchUpPage ? upTo : (frames.at(-1)?.sequence ?? upTo);
        await follower.room();
      }
    },
    async stop() {
      isStopped = true;
      timers.forEach(clearInterval);
      for (const follower of everyone) follower.end();
      await stopListening();
      await reading?.catch(() => undefined);
    },
  };
}

/** Followers by the topics of their audience. */
function createSubscriptions() {
  const topics = new Map<string, Set<Follower>>();
  return {
    add(follower: Follower): void {
      for (const topic of getAudienceTopics(follower.audience)) {
        topics.set(topic, (topics.get(topic) ?? new Set()).add(follower));
      }
    },
    remove(follower: Follower): void {
      for (const topic of getAudienceTopics(follower.audience)) {
        const members = topics.get(topic);
        members?.delete(follower);
        if (members?.size === 0) topics.delete(topic);
      }
    },
    /** Sends a frame to everyone it is for, once. */
    deliver(frame: Frame): void {
      const receivers = new Set<Follower>();
      for (const topic of getEventTopics(frame)) topics.get(topic)?.forEach((follower) => receivers.add(follower));
      for (const follower of receivers) follower.send(frame);
    },
  };
}
