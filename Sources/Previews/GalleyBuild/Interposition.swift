/// `CLateWork` and `CFixedClock` define replacements under other names. Only the link of the preview program maps
/// functions of libdispatch and the C library to them.
package enum Interposition {
  package static let functions = [
    "dispatch_async", "dispatch_group_async", "dispatch_group_notify", "dispatch_after", "dispatch_source_set_timer",
    "clock_gettime", "gettimeofday", "time", "timespec_get",
  ]

  package static func replacement(of function: String) -> String { "galley_" + function }

  package static var flags: [String] {
    functions.flatMap { ["-Xlinker", "--defsym=\($0)=\(replacement(of: $0))"] }
  }
}
