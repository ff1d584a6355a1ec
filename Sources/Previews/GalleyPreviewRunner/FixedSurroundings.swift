import CFixedClock
import Foundation

/// The fixed date, time zone and language of the process that draws previews. They make images independent of the
/// machine and the current date.
enum FixedSurroundings {
  /// Fixes the date at `seconds` since 1970-01-01 UTC, the time zone to UTC and the language to English.
  ///
  /// Must be called before Foundation reads any of them, because Foundation caches them.
  static func begin(at seconds: Int) {
    for name in ["LANG", "LC_ALL"] { setenv(name, "en_US.UTF-8", 1) }
    for name in ["LANGUAGE", "LC_TIME", "LC_NUMERIC", "LC_MONETARY", "LC_MESSAGES"] { unsetenv(name) }
    setenv("TZ", "UTC", 1)
    tzset()
    galley_fix_date(Int64(seconds))
  }
}
