/// Linker options that replace functions. `CLateWork` and `CFixedClock` define the replacements under other names. The
/// functions of libdispatch and the C library are mapped to them only when the preview program is linked.
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
