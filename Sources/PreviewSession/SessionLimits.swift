import PreviewWire

/// The numbers that bound sessions and their viewers. Those that bound messages are in `WireLimits`.
public enum SessionLimits {
  /// Bytes of memory that are reckoned for each session that runs: what is common to all is counted each
  /// time.
  public static let runningSessionBytes = 48 << 20
  /// Fewest and most sessions that may run at a time, whatever memory the machine has.
  public static let fewestRunning = 16
  /// See `fewestRunning`.
  public static let mostRunning = 512
  /// Sessions, awake and asleep; beyond them, of the address that has most, the one that was not used for the
  /// longest time ends.
  public static let sessions = 10_000
  /// Sessions of one address, beyond which one of its own ends.
  public static let sessionsOfAddress = 2_000
  /// Sessions a second that one address may order in the long run, and at once.
  public static let ordersPerSecond = 5.0
  /// See `ordersPerSecond`.
  public static let ordersAtOnce = 100.0
  /// Sessions that the owner's list has at most: those that were used last.
  public static let listedSessions = 500
  /// Links of one session that let people in; and all that are listed of it, those that have ended included.
  public static let linksOfSession = 100
  /// Origins whose pages may show one link in a frame.
  public static let frameOrigins = 8
  /// Seconds for which a link that has ended is still listed.
  public static let endedLinkSeconds: Int64 = 7 * 24 * 3600
  /// Threads of remarks that one session may have: as many as there are pins of a session.
  public static let remarksOfSession = WireLimits.pins
  /// Replies that one thread may have.
  public static let repliesOfRemark = 50
  /// Remarks in all, those of sessions that have ended included.
  public static let remarks = 5_000
  /// Longest name of somebody who remarks something, in characters.
  public static let remarkName = 40
  /// Longest text of a remark or a reply, in characters.
  public static let remarkText = 2_000
  /// Longest state that is kept with a remark, in bytes of JSON: it fits into an order.
  public static let remarkOrder = 28 << 10
  /// Longest picture that is kept with a remark, in bytes.
  public static let remarkPictureBytes = 500_000
  /// The pictures of all remarks, in bytes.
  public static let allRemarkPictureBytes = 256 << 20
  /// Remarks and replies a minute from one address, unless it is the owner's or this machine; as many at
  /// once.
  public static let remarksPerMinute = 6.0
  /// Keys that no link has, from one address within `lockSeconds`, after which it is locked out.
  public static let wrongKeys = 100
  /// Seconds for which an address is locked out.
  public static let lockSeconds = 60.0
  /// Seconds that somebody may take to present a key.
  public static let enterSeconds = 10.0
  /// Seats of one session whose viewers have left: beyond them, that of the one who left first is forgotten.
  public static let seats = 50
  /// Seconds after a viewer has left, for which its seat is kept: control that the owner gave it.
  public static let seatSeconds = 600.0
  /// People who may wait for a picture of one session at a time.
  public static let pictureAskers = 64
  /// Seconds after which they wait no more.
  public static let pictureSeconds = 10.0
  /// Longest picture of a session that is kept for those who ask next, in bytes.
  public static let keptPictureBytes = 512 << 10
  /// Pictures a second that one address may ask for in the long run, and at once.
  public static let picturesPerSecond = 2.0
  /// See `picturesPerSecond`.
  public static let picturesAtOnce = 20.0
  /// Most bytes of a saved state, and of a journal of what hands did, that an order brings along.
  public static let orderedState = 8 << 10
  /// See `orderedState`.
  public static let orderedActs = 8 << 10
  /// Showcases at a time, beside those sessions.
  public static let showcases = 32
  /// Viewers at a time, of all sessions together.
  public static let viewers = 200
  /// Those of them that may be looking at showcases, so that a crowded gallery keeps no one out of a session.
  public static let showcaseViewers = 100
  /// Those that may be looking at showcases from one address, unless it is this machine itself: half of
  /// `socketsPerAddress`, for the same reason.
  public static let showcaseViewersPerAddress = 10
  /// Sockets of one address, unless it is this machine itself.
  public static let socketsPerAddress = 20
  /// Seconds after which a session without viewers is put to sleep; one of the gallery's live pictures ends.
  public static let sleepSeconds = 30.0 * 60
  /// Seconds in which nothing has happened in a session, after which it is found out whether it can sleep:
  /// of one that nobody watches, and of one that somebody does.
  public static let unwatchedQuietSeconds = 60.0
  /// See `unwatchedQuietSeconds`.
  public static let watchedQuietSeconds = 600.0
  /// Seconds without a frame, after which a second agent shows what it comes to show.
  public static let copySettlesSeconds = 1.0
  /// Seconds that finding out may take.
  public static let copySeconds = 20.0
  /// Seconds after which it is tried again, where there was no agent to spare.
  public static let copyAgainSeconds = 10.0
  /// Frame numbers that a session leaves out when it goes on in another server: more than are drawn between
  /// two writings of it.
  public static let restoredGap = 10_000
  /// Seconds of use after which it is written down that a session is used, if nothing else is.
  public static let lastUsedSeconds = 3600
  /// Days for which a session is kept without being used, where nothing else is said.
  public static let keepDays = 30

  /// Messages a second about one viewer's pointer that are heeded.
  public static let cursorMessagesPerSecond = 30.0
  /// Times a second that viewers of a session are told of pointers.
  public static let cursorNoticesPerSecond = 20.0
  /// Pointers that they see at a time: those that moved last.
  public static let cursors = 24
  /// Seconds after which a pointer that is not heard of is gone.
  public static let cursorSeconds = 5.0
  /// Viewers whose names all are told.
  public static let namedViewers = 24
  /// Times a second that viewers of a session are told of names.
  public static let companyNoticesPerSecond = 4.0

  /// Asides of one session, and seconds for which one is there while nobody is in it.
  public static let asidesOfSession = 20
  /// See `asidesOfSession`.
  public static let asideAloneSeconds = 120.0
  /// Seconds between two times that those in asides are asked to come back.
  public static let gatherSeconds = 5.0

  /// Longest body of an HTTP request, in bytes: a link with many knobs.
  public static let requestBody = 32 << 10
  /// Messages a second from one viewer; twice as many in a burst.
  public static let messagesPerSecond = 250.0
  /// Bytes a second from one viewer; twice as many in a burst.
  public static let bytesPerSecond = 64_000.0

  /// Fewest and most frames that may be under way to a viewer unacknowledged.
  public static let leastWindow = 8
  /// See `leastWindow`.
  public static let mostWindow = 60
  /// Bytes under way to a viewer, beyond which nothing more is sent. One frame may exceed it.
  public static let bytesInFlight = 1 << 20
  /// Seconds that a viewer may leave a frame unacknowledged.
  public static let acknowledgeSeconds = 10.0

  /// Warnings of a preview that are kept for viewers who come later, and that wait for one who is slow.
  public static let warnings = 20
  /// Warnings a second that are passed on from a preview; twice as many in a burst.
  public static let warningsPerSecond = 20.0

  /// Width and height that a window may have, in points.
  public static let windowSide = WireLimits.windowSide
  /// Width and height of a window whose size was not chosen, in points.
  public static let defaultSize = (width: 390.0, height: 844.0)

  /// A session that brings down this many agents within so many seconds of its life is given up.
  public static let crashesToFail = 3
  /// See `crashesToFail`.
  public static let crashWindowSeconds = 10.0
  /// Agents of the newest build that wait for a session, so that opening one takes no longer than making it.
  public static let spareAgents = 1
  /// Agents of one build that start at a time: many at once would all be late.
  public static let agentsStarting = 4
  /// Seconds in which an agent that is not needed any more may end by itself.
  public static let leaveSeconds = 2.0
  /// Seconds without viewers, after which time stands still in a session: more than a fling takes.
  public static let windDownSeconds = 5.0
  /// Seconds without viewers, after which a session sleeps where its place is needed.
  public static let makeWaySeconds = 10.0
  /// Seconds that an agent may take to show the state that it was handed, before any frame of it is good.
  public static let arrivalSeconds = 0.5
  /// Frame numbers that are left to an agent while another, of a newer build, rehearses its session: more
  /// than it can draw in that time.
  public static let rehearsalGap = 10_000
  /// Agents of one build that one preview may bring down while its sessions are moved there.
  public static let rehearsalCrashes = 3
  /// Seconds without an answer to a ping, after which an agent counts as hung.
  public static let pongSeconds = 2.0
  /// Seconds that a hung agent may be silent while it writes down where it hangs. Its sessions do not wait
  /// for that; on a busy machine the backtracer needs several.
  public static let hangReportSeconds = 6.0
  /// Seconds that an agent has to write down how it ended, all in all.
  public static let crashReportSeconds = 25.0

  /// Programs that an agent may have running at a time: those that it started, and those that they did.
  public static let agentDescendants = 16
  /// Bytes of all files in an agent's working folder. It may write on until that is looked at.
  public static let agentFolderBytes = 512 << 20
}
