import CFixedClock
import Foundation

/// Fixes the environment, so that images do not depend on the machine or on the current date.
enum FixedSurroundings {
  /// Fixes the environment. Call it before Foundation reads and caches the date, the time zone or the language.
  static func begin(at seconds: Int) {
    for name in ["LANG", "LC_ALL"] { setenv(name, "en_US.UTF-8", 1) }
    for name in ["LANGUAGE", "LC_TIME", "LC_NUMERIC", "LC_MONETARY", "LC_MESSAGES"] { unsetenv(name) }
    setenv("TZ", "UTC", 1)
    tzset()
    galley_fix_date(Int64(seconds))
  }
}
