/// How a package is compiled whose previews are to be drawn fast.
package struct PreviewCompiler {
  /// What all modules are compiled with, beside what a release is.
  ///
  /// Previews stand behind `#if DEBUG`. Each is drawn in a process of its own, whose types are made anew: the compiler
  /// writes the calls that make them instead of names, for which the runtime searches all conformances of the program.
  package static let flags = [
    "-DDEBUG", "-gnone", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
  ].flatMap { ["-Xswiftc", $0] }

  private let modules: Set<String>

  package init(modules: Set<String>) { self.modules = modules }

  /// A script that stands for the compiler, and tells it more of some modules.
  ///
  /// What reads macros runs only while the package is built: optimising it takes longer than all of Galley. Nothing of
  /// the package itself calls its previews: they stay where its names may be called from outside, as tests do.
  package var script: String {
    let own = modules.sorted().map { "\"-module-name \($0)\"" }.joined(separator: " | ")
    return """
      #!/bin/sh
      # Written by galley: the compiler, with what else it is told of some modules.
      option=
      for word do
        case "$option $word" in
        "-module-name SwiftSyntax"* | "-module-name SwiftParser"* | "-module-name SwiftDiagnostics" | \\
        "-module-name SwiftBasicFormat" | "-module-name SwiftOperators" | "-module-name SwiftCompilerPlugin"* | \\
        "-module-name SwiftUIMacros") exec swiftc "$@" -Onone ;;
        \(own.isEmpty ? "\"\"" : own)) exec swiftc "$@" -enable-testing ;;
        esac
        option=$word
      done
      exec swiftc "$@"

      """
  }
}
