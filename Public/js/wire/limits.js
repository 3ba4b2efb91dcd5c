// @ts-check
// The numbers that bound every message, what both ends must agree on before the first one, and why a socket is closed:
// those of WireLimits.swift and CloseCode.swift that a page needs, under the same names. A test holds them to these
// files.

export const WireLimits = Object.freeze({
  /** bytes */ frame: 2 ** 20,
  records: 65_536,
  children: 65_536,
  /** bytes of UTF-8 */ string: 4_096,
  indexPath: 16,
  lines: 1_024,
  runs: 1_024,
  pathElements: 65_536,
  dashes: 32,
  stops: 64,
  filters: 16,
  /** digits */ hash: 128,
  /** samples in one message */ touches: 128,
  /** the greatest number of a touch */ touchID: 31,
  /** points, of a window */ windowSide: Object.freeze([64, 4_096]),
  /** bytes of a device's slug */ deviceSlug: 64,
  varint: Number.MAX_SAFE_INTEGER,
  /** bytes */ varintBytes: 8,
  /** of a quantised number */ magnitude: 2 ** 50,
  /** bytes of a warning */ logMessage: 500,
  knobs: 500,
  /** bytes of a knob's name or choice */ knobText: 200,
  holes: 1_000,
  requests: 200,
  /** bytes of a request's method, address and answer */ requestText: 1_000,
  /** bytes of a text that is typed in one message */ typedText: 4_096,
  /** bytes of a link's key */ linkKey: 64,
  /** bytes of a seat */ seat: 64,
  /** characters of a link's name */ linkName: 60,
  /** bytes of a viewer's own name */ personName: 320,
});

export const WireVersion = Object.freeze({
  /** the version byte of a keyframe */ frame: 3,
  /** WebSocket subprotocol: the version negotiation of a connection */ subprotocol: 'scrollwork.1',
});

export const CloseCode = Object.freeze({
  /** a viewer sent text */ textRefused: 1003,
  /** a message broke the format */ malformed: 1007,
  /** a message was longer than any may be */ messageTooBig: 1009,
  /** only people with a link see previews of this server, and no key was presented */ noKey: 4401,
  /** the link has been taken back, its time is over, or there is none of this key */ linkEnded: 4403,
  /** it has ended, or the server was restarted */ noSuchSession: 4404,
});
