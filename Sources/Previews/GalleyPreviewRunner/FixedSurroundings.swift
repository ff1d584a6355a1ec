import CFixedClock
import Foundation

/// The date, the time zone and the language of the program in which previews are drawn: the same on every machine and
/// on every day.
enum FixedSurroundings {
  /// Fixes the date at `seconds` after the beginning of 1970, Greenwich time, the time zone at Greenwich's and the
  /// language at English.
  ///
  /// It has to be called before Foundation is asked for any of them, since it remembers its answers.
  static func begin(at seconds: Int) {
    for name in ["LANG", "LC_ALL"] { setenv(name, "en_US.UTF-8", 1) }
    for name in ["LANGUAGE", "LC_TIME", "LC_NUMERIC", "LC_MONETARY", "LC_MESSAGES"] { unsetenv(name) }
    setenv("TZ", "UTC", 1)
    tzset()
    galley_fix_date(Int64(seconds))
  }
}
