/// Words in column names that decide the meaning of values such as 02:15.
enum TimeNames {
  private static let lengths: Set<String> = [
    "duration", "durations", "dauer", "elapsed", "etime", "etimes", "runtime", "laufzeit", "length", "länge", "laenge",
    "lap", "laps", "pace", "cputime", "time+", "uptime", "downtime", "took", "lasted", "wait", "waiting", "wartezeit",
    "delay", "verspätung", "split", "splits", "gap", "latency", "spielzeit", "spieldauer", "fahrzeit", "fahrtdauer",
    "arbeitszeit", "überstunden", "stunden", "hours", "minutes", "minuten", "durée", "duración", "durata", "duur",
    "overtime", "break", "pause", "age", "hrs", "mins", "secs", "worked", "spent", "idle", "real", "sys", "timespan",
    "timedelta", "turnaround", "ttl", "airtime", "playtime", "screentime",
  ]
  private static let lengthPairs: Set<String> = [
    "run time", "running time", "cpu time", "moving time", "total time", "finish time", "lap time", "race time",
    "flight time", "response time", "wall time", "play time", "wait time", "travel time", "driving time", "chip time",
    "net time", "gun time", "time spent", "time taken", "time elapsed", "working time", "up time", "down time",
  ]
  private static let clocks: Set<String> = [
    "start", "starts", "started", "begin", "begins", "beginn", "anfang", "end", "ends", "ende", "ended", "finish",
    "departure", "departs", "dep", "depart", "arrival", "arrives", "arr", "arrive", "abfahrt", "ankunft", "abflug",
    "opens", "closes", "open", "close", "opening", "closing", "uhrzeit", "clock", "von", "bis", "from", "to", "until",
    "sunrise", "sunset", "when", "zeitpunkt", "heure", "hora", "ora", "check-in", "checkin", "checkout", "login",
    "logout", "scheduled", "due", "öffnet", "schließt",
  ]
  private static let others: Set<String> = [
    "score", "scores", "ratio", "odds", "verse", "verses", "aspect", "result", "results", "ergebnis", "spielstand",
    "chapter", "port", "ports", "mapping", "scale", "maßstab", "hex", "address",
  ]
  private static let hours: Set<String> = [
    "hours", "stunden", "arbeitszeit", "überstunden", "worked", "hrs", "flight", "overtime", "fahrzeit", "fahrtdauer",
    "travel", "driving", "break", "pause",
  ]
  private static let minutes: Set<String> = [
    "pace", "lap", "laps", "split", "splits", "track", "song", "length", "etime", "cputime", "minutes", "minuten",
    "mins",
    "spieldauer", "spielzeit", "gap",
  ]

  enum Meaning {
    case length
    case clock
    case other
  }

  static func meaning(_ name: String) -> Meaning? {
    let parts = words(name)
    if hasPattern(name) != nil || parts.contains(where: lengths.contains) { return .length }
    let pairs = zip(parts, parts.dropFirst()).map { $0 + " " + $1 }
    if pairs.contains(where: lengthPairs.contains) { return .length }
    if parts.contains(where: clocks.contains) { return .clock }
    return parts.contains(where: others.contains) ? .other : nil
  }

  /// Returns true if two numbers mean hours and minutes, false if they mean minutes and seconds, or nil if the name
  /// gives no evidence.
  static func areHours(_ name: String) -> Bool? {
    if let pattern = hasPattern(name) { return pattern }
    let parts = words(name)
    if parts.contains(where: hours.contains) { return true }
    return parts.contains(where: minutes.contains) ? false : nil
  }

  /// Returns true for a name with "hh:mm", false for one with "mm:ss", and nil for others.
  private static func hasPattern(_ name: String) -> Bool? {
    let plain = name.lowercased()
    if ["h:mm", "h:m", "[h]", "std:min"].contains(where: plain.contains) { return true }
    return ["m:ss", "min:sec", "m:s"].contains(where: plain.contains) ? false : nil
  }

  private static func words(_ name: String) -> [String] {
    // Splits "startTime" into two words.
    var text = ""
    for character in name {
      if character.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(character)
    }
    return text.lowercased().split { !$0.isLetter && $0 != "+" && $0 != "-" }.map(String.init)
  }
}
