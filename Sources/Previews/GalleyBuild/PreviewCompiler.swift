package struct PreviewCompiler {
  /// The compiler flags for previews. `-DDEBUG` is set because previews are usually inside `#if DEBUG`. Each preview
  /// runs in a new process and must create all generic types again. To make this faster, the frontend flag replaces
  /// mangled names, for which the runtime searches all conformances, with direct calls.
  package static let flags = [
    "-DDEBUG", "-gnone", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
  ].flatMap { ["-Xswiftc", $0] }

  private let modules: Set<String>

  package init(modules: Set<String>) { self.modules = modules }

  /// A shell script that calls the compiler with additional options for some modules. Macro libraries are not
  /// optimised, because they run only during the build and optimising them takes longer than compiling all of Galley.
  /// For the package's own modules, `-enable-testing` keeps the optimiser from removing previews, which no code calls.
  package var script: String {
    let own = modules.sorted().map { "\"-module-name \($0)\"" }.joined(separator: " | ")
    return """
      #!/bin/sh
      # Written by galley: the compiler, with the additional options of some modules.
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
