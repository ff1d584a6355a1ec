/// The functions of libdispatch and of the C library that the program of a preview has other versions of.
///
/// `CLateWork` and `CFixedClock` define the versions under names of their own. Only the linker of previews puts them in
/// place of the libraries' functions: any other program that links the product SwiftUI keeps those.
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
