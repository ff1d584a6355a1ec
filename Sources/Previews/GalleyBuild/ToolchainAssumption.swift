package import GalleyFiles
import GalleyJSON

/// Behaviour of a Swift toolchain that `galley previews` relies on, although no document promises it.
///
/// All cases except `buildManifest` are checked with a small program before the first build with a toolchain.
package enum ToolchainAssumption: String, CaseIterable, Sendable {
  /// `--platform` and `--main-actor` need the compiler to read changed copies of source files. See ``PlatformOverlay``.
  case fileOverlay = "compiles the copies of source files that -vfsoverlay names"
  /// The inputs of a preview are found by the mangled names in object files. See ``ObjectGraph``.
  case symbolNames = "writes 64-bit ELF object files in which symbols have the mangled names of Swift 5"
  /// The preview program replaces the main function, the clocks and libdispatch's queues. See ``Interposition``.
  case definedSymbols = "links with lld and replaces functions by --defsym"
  /// Previews are found by searching for types that conform to certain protocols.
  case conformanceRecords = "keeps the records of conformances in the section swift5_protocol_conformances"
  /// In a program without previews, the weak symbols that enclose the package's code stay undefined.
  case weakSymbols = "leaves weak symbols without a definition at address 0"
  /// Galley links the object files that SwiftPM lists for llbuild.
  case buildManifest = "lists all object files in the build manifest, such as .build/debug.yaml"

  /// Returns an error message, such as "the toolchain 'Swift version 7.0' does not do …".
  ///
  /// - Parameter toolchain: The first line of `swiftc --version`.
  package func message(for toolchain: String) -> String {
    "galley previews relies on a toolchain that \(rawValue); '\(toolchain)' does not"
  }
}

/// A small program that checks the assumptions about a toolchain.
package struct ToolchainProbe: Sendable {
  /// The source files of the program, by name.
  package let files: [(name: String, text: String)]
  package let compiling: [String]
  package let compilingC: [String]
  package let linking: [String]
  package let program: String
  private let object: String

  /// - Parameter folder: The absolute path of an empty folder.
  package init(in folder: String) {
    let path = { FilePath.join(folder, $0) }
    let overlay = JSONValue.object([
      "version": .number(0), "case-sensitive": "true", "use-external-names": "false",
      "roots": [
        ["type": "file", "name": .string(path("Probe.swift")), "external-contents": .string(path("Copy.swift"))]
      ],
    ])
    files = [
      ("Probe.swift", "#error(\"the overlay is not used\")\n"), ("Copy.swift", Self.swift), ("probe.c", Self.c),
      ("overlay.json", overlay.text),
    ]
    (program, object) = (path("probe"), path("probe.o"))
    compiling = [
      "-parse-as-library", "-c", "-module-name", "GalleyProbe", "-vfsoverlay", path("overlay.json"),
      path("Probe.swift"), "-o", object,
    ]
    compilingC = ["-c", path("probe.c"), "-o", path("main.o")]
    linking = [
      "-o", program, object, path("main.o"), "-use-ld=lld", "-Xlinker", "--defsym=main=galley_probe_main", "-Xlinker",
      "-no-pie",
    ]
  }

  private static let swift = """
    public protocol Made { static func make() -> Int }
    public struct Value: Made {
      public static func make() -> Int { 7 }
    }

    """

  private static let c = """
    extern const char __start_swift5_protocol_conformances[], __stop_swift5_protocol_conformances[];
    extern const char galley_probe_missing[] __attribute__((weak));
    int galley_probe_main(void) {
      if (__stop_swift5_protocol_conformances - __start_swift5_protocol_conformances == 0) return 2;
      return galley_probe_missing == 0 ? 0 : 3;
    }

    """

  /// Whether the object file defines the witness method of `Value` under the expected mangled name.
  package func hasKnownSymbols(_ files: FileReader = .disk) -> Bool {
    (try? ObjectFile(object, files))?.defined.contains("$s11GalleyProbe5ValueVAA4MadeA2aDP4makeSiyFZTW") ?? false
  }

  /// Returns the assumption that the program found to be wrong, or nil if there is none.
  ///
  /// - Parameter code: The exit code of the program; negative for a signal.
  package static func wrong(code: Int32) -> ToolchainAssumption? {
    switch code {
    case 0: nil
    case 2: .conformanceRecords
    case 3: .weakSymbols
    default: .definedSymbols
    }
  }
}
