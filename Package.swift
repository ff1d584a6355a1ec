// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every target is built alike: Swift 6 mode, imports internal unless said otherwise, and no warnings.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What UIKit is compiled with, and what has classes of its kind. They belong to the main actor, and sources in Swift 5
/// ask them on other threads, too: in this language nothing stops the program there. The compiler checks as strictly.
let anyThread: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .enableExperimentalFeature("StrictConcurrency"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The rooms that work the most where tests run: `make test` has them optimised, which makes its tests four times as fast.
/// Optimising the others, the tests or the compiler of macros takes longer than it saves.
let busyRooms: Set = [
  "GalleyGeometry", "GalleyFiles", "GalleyJSON", "GalleyMessages", "GalleyData", "GalleyTables", "GalleyMotion", "GalleyPicture",
  "GalleyText",
  "GalleyOpenType", "GalleyLayout", "GalleyScroll", "GalleyViews", "GalleyImage", "GalleyDiff", "GalleyPaint",
  "GalleySVG", "GalleyPDF", "GalleyTemplate", "GalleyPrint", "GalleyRender", "GalleyCompare",
]

/// What a busy room is built with in a debug build for tests; no package that depends on this one ever sees the flag.
let optimised: [SwiftSetting] = Context.environment["GALLEY_OPTIMISED"] == nil ? [] : [.unsafeFlags(["-O"])]

/// The same for C.
let optimisedC: [CSetting] = optimised.isEmpty ? [] : [.unsafeFlags(["-O2"])]

func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = house
) -> Target {
  let settings = settings + (busyRooms.contains(name) ? optimised : [])
  if name == "GalleyCLI" { return .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings) }
  // iconv is part of glibc, and a separate library on Apple platforms.
  return .target(
    name: name, dependencies: dependencies, swiftSettings: settings,
    linkerSettings: name == "GalleyData" ? [.linkedLibrary("iconv", .when(platforms: [.macOS]))] : nil)
}

/// Targets in a folder of `Sources`.
func group(_ folder: String, _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "Sources/\(folder)/\(target.name)" }
  return targets
}

/// The modules in a folder of `Sources`: a line for each, with its dependencies behind a colon; indented lines go on.
func modules(_ folder: String, _ table: String) -> [Target] {
  group(folder, rows(table).map { room($0.name, $0.dependencies.map(dependency)) })
}

/// Test targets, in a table as ``modules(_:_:)`` reads it; all may use `TestSupport`.
func tests(_ table: String) -> [Target] {
  rows(table).map { name, dependencies in
    .testTarget(name: name, dependencies: (dependencies + ["TestSupport"]).map(dependency), swiftSettings: house)
  }
}

/// The lines of a table of targets.
func rows(_ table: String) -> [(name: String, dependencies: [String])] {
  var rows: [(name: String, dependencies: [String])] = []
  for line in table.split(separator: "\n") {
    let words = line.split(separator: " ").map(String.init)
    if line.hasPrefix(" "), !rows.isEmpty {
      rows[rows.count - 1].dependencies += words
    } else {
      rows.append((String(words[0].prefix { $0 != ":" }), Array(words.dropFirst())))
    }
  }
  return rows
}

/// The module `name`: one of this package, of another package, or of a library that only Linux needs.
func dependency(_ name: String) -> Target.Dependency {
  switch name {
  case "ArgumentParser": .product(name: name, package: "swift-argument-parser")
  case "CHyphen": .target(name: name, condition: .when(platforms: [.linux]))
  default: .target(name: name)
  }
}

/// The module of a package of `Tests/Packages`, which stands there with a manifest of its own.
func sample(_ name: String, _ modules: [String], exclude: [String] = [], resources: [Resource] = []) -> Target {
  .target(
    name: name, dependencies: modules.map { .init(stringLiteral: $0) },
    path: "Tests/Packages/\(name)/Sources/\(name)", exclude: exclude,
    resources: resources, swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["GalleyPreviews"])
}

let package = Package(
  name: "galley",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyFoundation", targets: ["GalleyFoundation"]),
    .library(name: "GalleyCharts", targets: ["GalleyCharts"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .executable(name: "galley", targets: ["GalleyCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    group(
      "C",
      [
        .systemLibrary(
          name: "CPangoCairo", pkgConfig: "pangocairo",
          providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango", "cairo"])]),
        .systemLibrary(
          name: "CPangoFT2", pkgConfig: "pangoft2",
          providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
          name: "CHarfBuzz", pkgConfig: "harfbuzz-subset",
          providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
          name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
          name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(
          name: "CTurboJPEG", pkgConfig: "libturbojpeg",
          providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
          name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(
          name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
        .systemLibrary(
          name: "CMarkdown", pkgConfig: "libcmark-gfm",
          providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
        // Libraries that are opened when a file of their format is met.
        .systemLibrary(name: "CImageLibraries"),
        .systemLibrary(
          name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
        // SHA-256 with the instructions of the processor.
        .systemLibrary(name: "CSHA256"),
        // Texts that the build embeds.
        .target(name: "CResources", exclude: ["Pages", "Starters", "Symbols", "Words"]),
        // XXH3, with the widest instructions that the processor has.
        .target(name: "CContentDigest", dependencies: ["CXXHash"], cSettings: optimisedC),
        // Calls of the loader and of the C library about the running program.
        .systemLibrary(name: "CProgram"),
        // System calls on open folders.
        .systemLibrary(name: "CFolders"),
      ]),
    // BEGIN
    modules(
      "Base",
      """
      GalleyFiles: CContentDigest CDeflate CFolders CSHA256
      GalleyGeometry
      GalleyXML: CExpat
      GalleyJSON: GalleyFiles
      GalleyMotion: GalleyGeometry
      GalleyPicture: GalleyGeometry
      GalleyMessages: GalleyFiles GalleyJSON
      GalleyScroll: GalleyGeometry GalleyMotion
      GalleySnapshot: GalleyGeometry GalleyJSON GalleyScroll
      """),
    modules(
      "Text",
      """
      GalleyText: CPangoCairo CPangoFT2 GalleyFiles GalleyGeometry GalleyPicture GalleyMessages
      """),
    modules(
      "Views",
      """
      GalleyLayout: GalleyGeometry
      GalleyViews: CResources GalleyFiles GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyMessages
        GalleyScroll GalleySnapshot GalleyText
      GalleyCharts: GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyText GalleyViews
      GalleyControls: GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyText GalleyViews
      GalleySymbols: CResources GalleyFiles GalleyGeometry GalleyXML GalleyPicture GalleyText GalleyViews
      GalleyNavigation: GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyScroll GalleyText GalleyViews
        GalleyControls
      """),
    modules(
      "Output",
      """
      GalleyOpenType: CHarfBuzz GalleyPicture
      GalleyImage: CDeflate CImageLibraries CPNG CTurboJPEG CWebP GalleyFiles GalleyXML GalleyPicture GalleyMessages
      GalleyPaint: CPangoCairo CPangoFT2 GalleyGeometry GalleyPicture GalleyMessages GalleyImage
      GalleyPDF: CDeflate CHarfBuzz GalleyFiles GalleyGeometry GalleyPicture GalleyOpenType GalleyPaint
      GalleySVG: GalleyGeometry GalleyPicture GalleyOpenType GalleyImage GalleyPaint
      """),
    modules(
      "Tables",
      """
      GalleyData: CDeflate CResources CSQLite CZstd GalleyFiles GalleyXML GalleyMessages
      GalleyTables: CResources CYAML GalleyFiles GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyData
        GalleyText
      GalleyPrint: CResources GalleyFiles GalleyGeometry GalleyPicture GalleyMessages GalleyData GalleyText
        GalleyPaint GalleyTables GalleyPDF
      GalleyDocument: CHyphen CMarkdown CResources GalleyFiles GalleyGeometry GalleyPicture GalleyMessages GalleyText
        GalleyPaint GalleyTables GalleyViews GalleyCharts GalleyPDF GalleySVG GalleyTemplate GalleyPrint GalleyRender
      """),
    modules(
      "Scenes",
      """
      GalleyTemplate: CResources GalleyFiles GalleyGeometry GalleyJSON GalleyLayout GalleyMotion GalleyPicture
        GalleyMessages GalleyScroll GalleyData GalleyText GalleyTables GalleyViews
      GalleyRender: CProgram CResources GalleyFiles GalleyGeometry GalleyJSON GalleyLayout GalleyMotion GalleyPicture
        GalleyMessages GalleyScroll GalleyImage GalleySnapshot GalleyText GalleyPaint GalleyTables GalleyViews
        GalleyPDF GalleySVG GalleySymbols GalleyTemplate GalleyNavigation GalleyPrint
      GalleySceneWords: GalleyFiles GalleyGeometry GalleyJSON GalleyMotion GalleyMessages GalleyTables GalleyViews
        GalleyControls GalleyTemplate GalleyNavigation
      GalleyExplain: GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyScroll GalleySnapshot GalleyText
        GalleyDiff GalleyPaint GalleyViews GalleyTemplate GalleyRender
      """),
    modules(
      "Review",
      """
      GalleyDiff: GalleyGeometry GalleyPicture GalleyMessages GalleySnapshot
      GalleyCompare: GalleyFiles GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyImage GalleySnapshot
        GalleyText GalleyDiff GalleyPaint GalleyTables GalleyViews GalleyTemplate GalleyRender
      GalleyReport: CResources GalleyFiles GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyScroll
        GalleyImage GalleySnapshot GalleyText GalleyDiff GalleyPaint GalleyTables GalleyViews GalleyPDF GalleySVG
        GalleyTemplate GalleyRender GalleyCompare GalleyExplain
      GalleyTesting: GalleyMessages GalleyDiff Galley
      """),
    modules(
      "Tool",
      """
      Galley: GalleyFiles GalleyGeometry GalleyJSON GalleyMotion GalleyPicture GalleyMessages GalleyScroll GalleyData
        GalleySnapshot GalleyText GalleyDiff GalleyPaint GalleyTables GalleyViews GalleyControls GalleySVG
        GalleySymbols GalleyTemplate GalleyNavigation GalleyPrint GalleyRender GalleySceneWords GalleyCompare
        GalleyDocument GalleyExplain GalleyReport
      GalleyCLI: CProgram GalleyFiles GalleyBuild GalleyTables Galley ArgumentParser
      """),
// END
    modules("Previews", "GalleyBuild: GalleyFiles GalleyJSON"),
    modules(
      "Apple",
      """
      GalleyFoundation: GalleyGeometry GalleyMotion GalleyPicture GalleyText GalleyViews GalleyCharts GalleyControls
        GalleyNavigation
      """),
    [
      // Sample texts, and a reference engine for the tests and benchmarks of text.
      .target(
        name: "TextCorpus", dependencies: ["CPangoCairo", "CPangoFT2", "TestSupport"], path: "Tests/TextCorpus",
        swiftSettings: house),
      // What tests of pictures make and read back.
      .target(
        name: "PictureTestSupport",
        dependencies: ["GalleyGeometry", "GalleyPicture", "GalleyImage", "GalleyPaint", "CPangoCairo", "CPangoFT2"],
        path: "Tests/PictureTestSupport", swiftSettings: house),
      // What tests of how work grows measure with.
      .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: house),
      // A run that creates and drops engines and styles, for valgrind to watch.
      .executableTarget(
        name: "TextLifetimes", dependencies: ["GalleyText", "GalleyGeometry", "GalleyPicture"],
        path: "Tests/TextLifetimes", swiftSettings: house),
    ],
    // BEGINTESTS
    tests(
      """
      ArchitectureTests: GalleyTables
      CommandLineTests: GalleyCLI
      ConformanceTests: GalleyGeometry GalleyLayout GalleyPicture GalleyScroll GalleySnapshot GalleyText GalleyViews
      DiffBenchmarks: GalleyPicture GalleyDiff Galley
      GalleyBuildTests: GalleyFiles GalleyBuild
      GalleyChartsTests: GalleyGeometry GalleyPicture GalleyText GalleyViews GalleyCharts GalleyRender
      GalleyCompareTests: GalleyFiles GalleyJSON GalleyPicture GalleyMessages GalleyImage GalleyDiff GalleyRender
        GalleyCompare GalleyReport Galley TextCorpus
      GalleyControlsTests: GalleyGeometry GalleyMotion GalleyPicture GalleySnapshot GalleyText GalleyPaint GalleyViews
        GalleyControls GalleyNavigation GalleyRender
      GalleyDataTests: CDeflate CSQLite CZstd GalleyData
      GalleyDiffTests: GalleyGeometry GalleyPicture GalleyImage GalleyDiff GalleyTables
      GalleyDocumentTests: GalleyFiles GalleyGeometry GalleyPicture GalleyMessages GalleyText GalleyTables
        GalleyCharts GalleyPDF GalleyTemplate GalleyPrint GalleyRender GalleyDocument
      GalleyExplainTests: GalleyRender GalleyCompare GalleyExplain GalleyReport Galley PictureTestSupport
      GalleyFilesTests: GalleyFiles
      GalleyFoundationTests: GalleyTables GalleyCharts GalleyFoundation Galley
      GalleyGeometryTests: GalleyGeometry
      GalleyImageTests: CTurboJPEG CWebP GalleyPicture GalleyImage
      GalleyJSONTests: GalleyJSON
      GalleyLayoutTests: GalleyGeometry GalleyLayout
      GalleyMessagesTests: GalleyFiles GalleyJSON GalleyMessages GalleyImage GalleyText GalleyPaint GalleyTables
        GalleyViews GalleyTemplate GalleyRender GalleyReport
      GalleyMotionTests: GalleyGeometry GalleyMotion
      GalleyNavigationTests: GalleyGeometry GalleyScroll GalleySnapshot GalleyText GalleyViews GalleyControls
        GalleyNavigation GalleyRender
      GalleyOpenTypeTests: CHarfBuzz GalleyPicture GalleyOpenType PictureTestSupport
      GalleyPDFTests: GalleyFiles GalleyGeometry GalleyPicture GalleyPaint GalleyPDF PictureTestSupport
      GalleyPaintTests: GalleyGeometry GalleyPicture GalleyImage GalleyPaint GalleyPDF GalleySVG PictureTestSupport
      GalleyPictureTests: GalleyGeometry GalleyPicture PictureTestSupport
      GalleyPrintTests: GalleyFiles GalleyGeometry GalleyData GalleyText GalleyTables GalleyTemplate GalleyPrint
        TextCorpus
      GalleyRenderTests: GalleyFiles GalleyGeometry GalleyJSON GalleyMotion GalleyPicture GalleyMessages GalleyScroll
        GalleyImage GalleySnapshot GalleyText GalleyPaint GalleyTables GalleyViews GalleyPDF GalleyTemplate
        GalleyNavigation GalleyPrint GalleyRender GalleyCompare GalleyExplain GalleyReport Galley PictureTestSupport
      GalleyReportTests: GalleyGeometry GalleyPicture GalleyMessages GalleyImage GalleySnapshot GalleyDiff GalleyPaint
        GalleyTables GalleyPDF GalleyTemplate GalleyRender GalleyCompare GalleyExplain GalleyReport Galley
        PictureTestSupport
      GalleySVGTests: GalleyGeometry GalleyPicture GalleyImage GalleyPaint GalleySVG PictureTestSupport
      GalleyScrollTests: GalleyGeometry GalleyMotion GalleyScroll
      GalleySnapshotTests: GalleyGeometry GalleyJSON GalleyScroll GalleySnapshot GalleyTables GalleyRender Galley
      GalleySymbolsTests: GalleyFiles GalleyGeometry GalleyMotion GalleyPicture GalleySnapshot GalleyText GalleyViews
        GalleySymbols GalleyRender
      GalleyTemplateTests: GalleyFiles GalleyGeometry GalleyJSON GalleyMotion GalleyPicture GalleyMessages
        GalleyScroll GalleyData GalleySnapshot GalleyText GalleyTables GalleyViews GalleyTemplate
      GalleyTestingTests: Galley GalleyTesting
      GalleyTests: GalleyMessages GalleyTables GalleyTemplate GalleyRender GalleyCompare GalleyExplain GalleyReport
        Galley PictureTestSupport TextCorpus
      GalleyTextTests: CPangoCairo CPangoFT2 GalleyGeometry GalleyPicture GalleyText TextCorpus
      GalleyViewsTests: GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyMessages GalleyScroll
        GalleySnapshot GalleyText GalleyTables GalleyViews GalleyControls
      LayoutBenchmarks: GalleyGeometry GalleyLayout
      ListBenchmarks: Galley
      SourceSystemTests: Galley
      TextBenchmarks: GalleyGeometry GalleyPicture GalleyText TextCorpus
      """),
// ENDTESTS
  ].flatMap(\.self)
)

// The names of Apple's modules, for source files that import them; on Apple's systems there are Apple's own.
#if os(Linux)
  /// Apple's modules beside SwiftUI, as far as views name them, and what stands for its log and for what only its
  /// Foundation has: one list for the product and for its tests.
  let appleModules = [
    "UIKit", "CoreGraphics", "Combine", "UniformTypeIdentifiers", "Charts", "CoreLocation", "MapKit", "AVFoundation",
    "AVKit", "WebKit", "StoreKit", "SwiftData", "WidgetKit", "PhotosUI", "UnifiedLogging",
    "AppleFoundation", "simd", "CoreHaptics", "UserNotifications", "CoreTransferable",
    "AuthenticationServices", "WeatherKit", "AppIntents", "SafariServices", "CoreText", "Symbols",
  ]
  package.dependencies += [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0"),
  ]
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI", "SwiftUICore"] + appleModules + ["GalleyPreviewRunner"])
  ]
  package.products += [.plugin(name: "GalleyPreviews", targets: ["GalleyPreviews"])]
  /// Functions that previews replace, as in `Interposition` of GalleyBuild: tests of previews do so, too.
  let interposed = [
    "dispatch_async", "dispatch_group_async", "dispatch_group_notify", "dispatch_after", "dispatch_source_set_timer",
  ]
  package.targets += [
    group(
      "Previews",
      [
        // The build plug-in that packages add to their targets.
        .plugin(name: "GalleyPreviews", capability: .buildTool()),
        // Swift's records of conformances, and processes for attempts.
        .systemLibrary(name: "CConformances"),
        .target(name: "CLateWork"),
        .target(name: "CFixedClock"),
        room(
          "GalleyPreviewRunner",
          [
            "CConformances", "CFixedClock", "CLateWork", "SwiftUI", "GalleyFiles", "GalleyFoundation", "GalleyGeometry",
            "GalleyText",
            "GalleyViews", "GalleyRender", "GalleySnapshot", "GalleyMessages",
          ]),
      ]),
    group(
      "Apple",
      [
        room(
          "Combine",
          [
            .product(name: "OpenCombine", package: "OpenCombine"),
            .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            .product(name: "OpenCombineFoundation", package: "OpenCombine"),
          ]),
        room("CoreGraphics", ["GalleyGeometry", "GalleyPicture"]),
        room("CoreText", ["CoreGraphics"]),
        room("AppleFoundation"),
        room("Charts", ["GalleyCharts"]),
        room(
          "UIKit",
          [
            "CoreGraphics", "CoreText", "UserNotifications", "GalleyGeometry", "GalleyImage", "GalleyPicture",
            "GalleyText",
            "GalleyViews",
          ], settings: anyThread),
        .macro(
          name: "SwiftUIMacros",
          dependencies: [
            .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
          ], swiftSettings: house),
        room(
          "SwiftUICore",
          [
            "Combine", "CoreGraphics", "UIKit", "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText",
            "GalleyScroll", "GalleyViews", "GalleyControls", "GalleyNavigation", "GalleyFoundation",
          ]),
        room(
          "SwiftUI",
          [
            "SwiftUICore", "Combine", "CoreGraphics", "CoreTransferable", "UIKit",
            "UniformTypeIdentifiers",
            "_Testing_CoreGraphics", "_Testing_UIKit",
            "SwiftUIMacros", "GalleyGeometry",
            "GalleyPicture", "GalleyText",
            "GalleyScroll", "GalleyViews", "GalleyControls", "GalleyNavigation", "GalleyFoundation",
            "GalleyRender", "GalleySnapshot",
          ]),
        room(
          "MapKit",
          [
            "CoreLocation", "UIKit", "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout",
            "GalleyViews", "GalleyControls",
          ], settings: anyThread),
        room("AVKit", ["SwiftUI", "SwiftUICore", "AVFoundation", "GalleyViews"]),
        room("WebKit", ["SwiftUI", "SwiftUICore"]),
        room("StoreKit", ["SwiftUI", "SwiftUICore"]),
        room("SwiftData", ["SwiftUI", "SwiftUICore", "SwiftUIMacros", "GalleyMotion"]),
        room("WidgetKit", ["SwiftUI", "SwiftUICore", "SwiftUIMacros", "GalleyGeometry", "GalleyViews"]),
        room("PhotosUI", ["SwiftUI", "SwiftUICore"]),
        room("AuthenticationServices", ["SwiftUI", "SwiftUICore"]),
        room("AppIntents", ["SwiftUI", "SwiftUICore"]),
      ]),
    group(
      "Apple/Stubs",
      [
        // The compiler looks for these modules in files that import Testing and modules of these names.
        room("_Testing_CoreGraphics"),
        room("_Testing_UIKit"),
        room("UniformTypeIdentifiers"),
        room("UnifiedLogging"),
        room("simd"),
        room("CoreTransferable", ["UniformTypeIdentifiers"]),
        room("CoreHaptics"),
        room("UserNotifications"),
        room("CoreLocation"),
        room("AVFoundation"),
        room("WeatherKit", ["CoreLocation"]),
        room("SafariServices", ["UIKit"], settings: anyThread),
        room("Symbols", ["GalleyViews"]),
      ]),
    [
      // Packages as people write them, whose previews are drawn.
      sample("Trails", ["SwiftUI"] + appleModules, resources: [.process("Resources")]),
      sample("Kettle", ["SwiftUI"] + appleModules),
      sample("Atlas", ["SwiftUI"] + appleModules),
      sample("Diary", ["SwiftUI"] + appleModules, exclude: ["Localizable.xcstrings"]),
      // In the language of the sources that previews are drawn of, which is mostly Swift 5.
      .testTarget(
        name: "SwiftUITests",
        dependencies: [
          "SwiftUI", "GalleyPreviewRunner", "GalleyFoundation", "GalleyGeometry", "GalleyRender", "GalleySnapshot",
          "GalleyBuild", "GalleyFiles", "GalleyViews",
          "GalleyImage", "GalleyPicture", "GalleyTesting", "Trails", "Kettle", "Diary", "Atlas",
        ] + appleModules.map { .init(stringLiteral: $0) }, swiftSettings: [.swiftLanguageMode(.v5)],
        linkerSettings: [.unsafeFlags(interposed.flatMap { ["-Xlinker", "--defsym=\($0)=galley_\($0)"] })]),
    ],
  ].flatMap(\.self)
#endif
