import CFixedClock
import Foundation

/// Make images independent of the machine and the current date.
enum FixedSurroundings {
  /// Call it before Foundation reads and caches date, time zone or language.
  static func begin(at seconds: Int) {
    for name in ["LANG", "LC_ALL"] { setenv(name, "en_US.UTF-8", 1) }
    for name in ["LANGUAGE", "LC_TIME", "LC_NUMERIC", "LC_MONETARY", "LC_MESSAGES"] { unsetenv(name) }
    setenv("TZ", "UTC", 1)
    tzset()
    galley_fix_date(Int64(seconds))
  }
}
