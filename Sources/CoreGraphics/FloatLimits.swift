// Constants of C that every file on Apple's platforms sees, and animations repeat by.

/// The largest number of its type: "for ever".
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// As `MAXFLOAT`.
public let HUGE = Float.greatestFiniteMagnitude
