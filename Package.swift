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
  "GalleyGeometry", "GalleyFiles", "GalleyJSON", "GalleyData", "GalleyMotion", "GalleyPicture", "GalleyText",
  "GalleyOpenType", "GalleyLayout", "GalleyScroll", "GalleyViews", "GalleyImage", "GalleyDiff", "GalleyPaint",
  "GalleySVG", "GalleyPDF", "GalleyTemplate", "GalleyPrint", "GalleyRender", "GalleyCompare",
]

/// What a busy room is built with in a debug build for tests; no package that depends on this one ever sees the flag.
let optimised: [SwiftSetting] = Context.environment["GALLEY_OPTIMISED"] == nil ? [] : [.unsafeFlags(["-O"])]

/// The same for C.
let optimisedC: [CSetting] = optimised.isEmpty ? [] : [.unsafeFlags(["-O2"])]

func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = house,
  linkerSettings: [LinkerSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings + (busyRooms.contains(name) ? optimised : []),
    linkerSettings: linkerSettings)
}

/// Targets in a folder of `Sources`.
func group(_ folder: String, _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "Sources/\(folder)/\(target.name)" }
  return targets
}

/// Tests, with the seeded numbers and the processor time that all may use.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: house)
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
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
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
        // XXH3, with the widest instructions that the processor has.
        .target(name: "CContentDigest", dependencies: ["CXXHash"], cSettings: optimisedC),
        // Calls of the loader and of the C library about the running program.
        .systemLibrary(name: "CProgram"),
        // System calls on open folders.
        .systemLibrary(name: "CFolders"),
      ]),
    group(
      "Base",
      [
        room("GalleyGeometry"),
        room("GalleyFiles", ["CDeflate", "CFolders", "CSHA256", "CContentDigest"]),
        room("GalleyJSON", ["GalleyFiles"]),
        room("GalleyMotion", ["GalleyGeometry"]),
        room("GalleyPicture", ["GalleyGeometry"]),
        room("GalleyScroll", ["GalleyGeometry", "GalleyMotion"]),
        room("GalleySnapshot", ["GalleyGeometry", "GalleyJSON", "GalleyScroll"]),
      ]),
    group(
      "Text",
      [
        room("GalleyText", ["CPangoCairo", "CPangoFT2", "GalleyGeometry", "GalleyFiles", "GalleyPicture"])
      ]),
    group(
      "Views",
      [
        room("GalleyLayout", ["GalleyGeometry"]),
        room(
          "GalleyViews",
          [
            "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyScroll",
            "GalleySnapshot",
          ]),
        room(
          "GalleyControls",
          ["GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyViews"]),
        room("GalleySymbols", ["GalleyGeometry", "GalleyFiles", "GalleyPicture", "GalleyText", "GalleyViews"]),
        room(
          "GalleyNavigation",
          [
            "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyScroll",
            "GalleyViews",
            "GalleyControls",
          ]),
        room(
          "GalleyCharts",
          ["GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyViews"]),
      ]),
    group(
      "Output",
      [
        room("GalleyOpenType", ["CHarfBuzz", "GalleyPicture"]),
        room(
          "GalleyImage",
          ["CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CImageLibraries", "GalleyFiles", "GalleyPicture"]),
        room("GalleyPaint", ["CPangoCairo", "CPangoFT2", "GalleyGeometry", "GalleyPicture", "GalleyImage"]),
        room("GalleySVG", ["GalleyGeometry", "GalleyPicture", "GalleyOpenType", "GalleyImage", "GalleyPaint"]),
        room(
          "GalleyPDF",
          ["CHarfBuzz", "CDeflate", "GalleyGeometry", "GalleyFiles", "GalleyPicture", "GalleyOpenType", "GalleyPaint"]),
      ]),
    group(
      "Tables",
      [
        // iconv is part of glibc, and a separate library on Apple platforms.
        room(
          "GalleyData", ["CDeflate", "CExpat", "CSQLite", "CZstd", "GalleyFiles"],
          linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
        room(
          "GalleyPrint",
          [
            "GalleyGeometry", "GalleyFiles", "GalleyData", "GalleyPicture", "GalleyText", "GalleyPaint", "GalleyPDF",
            "GalleyTemplate",
          ]),
        .target(
          name: "GalleyDocument",
          dependencies: [
            "CMarkdown", .target(name: "CHyphen", condition: .when(platforms: [.linux])), "GalleyGeometry",
            "GalleyFiles",
            "GalleyPicture", "GalleyText", "GalleyViews", "GalleyPaint", "GalleySVG", "GalleyPDF",
            "GalleyTemplate", "GalleyPrint", "GalleyRender", "GalleyCharts",
          ],
          swiftSettings: house),
      ]),
    group(
      "Scenes",
      [
        room(
          "GalleyTemplate",
          [
            "GalleyGeometry", "GalleyMotion", "GalleyFiles", "GalleyJSON", "GalleyData", "GalleyPicture", "GalleyText",
            "GalleyLayout",
            "GalleyScroll",
            "GalleyViews", "GalleyControls", "GalleyNavigation",
            .product(name: "Yams", package: "Yams"),
          ]),
        room(
          "GalleyDiagnostics",
          [
            "GalleyGeometry", "GalleyFiles", "GalleyJSON", "GalleyData", "GalleyText", "GalleyImage", "GalleyDiff",
            "GalleyPaint",
            "GalleySnapshot",
            "GalleyViews", "GalleyTemplate", "GalleyPrint",
          ]),
        room(
          "GalleyRender",
          [
            "CProgram", "GalleyGeometry", "GalleyMotion", "GalleyFiles", "GalleyJSON", "GalleyPicture", "GalleyText",
            "GalleyLayout",
            "GalleyScroll", "GalleySnapshot", "GalleyViews", "GalleyImage", "GalleyPaint", "GalleySVG", "GalleyPDF",
            "GalleyTemplate", "GalleyPrint", "GalleyDiagnostics", "GalleySymbols", "GalleyNavigation",
          ]),
        room(
          "GalleyExplain",
          [
            "GalleyGeometry", "GalleyJSON", "GalleyPicture", "GalleyText", "GalleyScroll", "GalleySnapshot",
            "GalleyViews",
            "GalleyDiff",
            "GalleyPaint", "GalleyTemplate", "GalleyDiagnostics", "GalleyRender",
          ]),
      ]),
    group(
      "Review",
      [
        room("GalleyDiff", ["GalleyGeometry", "GalleyPicture", "GalleySnapshot"]),
        room(
          "GalleyCompare",
          [
            "GalleyGeometry", "GalleyFiles", "GalleyJSON", "GalleyPicture", "GalleyText", "GalleySnapshot",
            "GalleyViews",
            "GalleyImage",
            "GalleyDiff", "GalleyPaint", "GalleyTemplate", "GalleyDiagnostics", "GalleyRender",
          ]),
        room(
          "GalleyReport",
          [
            "GalleyGeometry", "GalleyFiles", "GalleyJSON", "GalleyPicture", "GalleyText", "GalleyScroll",
            "GalleySnapshot",
            "GalleyViews",
            "GalleyImage", "GalleyDiff", "GalleyPaint", "GalleySVG", "GalleyPDF", "GalleyTemplate", "GalleyDiagnostics",
            "GalleyRender", "GalleyExplain", "GalleyCompare",
          ]),
        room("GalleyTesting", ["Galley"]),
      ]),
    group(
      "Previews",
      [
        room("GalleyBuild", ["GalleyFiles", "GalleyJSON"])
      ]),
    group(
      "Tool",
      [
        room(
          "Galley",
          [
            "GalleyGeometry", "GalleyMotion", "GalleyFiles", "GalleyJSON", "GalleyData", "GalleyPicture", "GalleyText",
            "GalleyScroll",
            "GalleySnapshot", "GalleyViews", "GalleyControls", "GalleySymbols", "GalleyNavigation", "GalleyDiff",
            "GalleyPaint", "GalleySVG",
            "GalleyTemplate", "GalleyPrint", "GalleyDiagnostics", "GalleyRender", "GalleyExplain", "GalleyCompare",
            "GalleyReport", "GalleyDocument",
          ]),
        .executableTarget(
          name: "GalleyCLI",
          dependencies: [
            "CProgram", "Galley", "GalleyBuild", "GalleyFiles",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
          ],
          swiftSettings: house),
      ]),
    group(
      "Apple",
      [
        room(
          "GalleyFoundation",
          [
            "GalleyCharts", "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyViews",
            "GalleyControls", "GalleyNavigation",
          ])
      ]),
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
      tests("ArchitectureTests", []),
      tests(
        "ConformanceTests",
        [
          "GalleyGeometry", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyScroll", "GalleySnapshot",
          "GalleyViews",
        ]),
      tests(
        "GalleyTests",
        [
          "Galley", "GalleyRender", "GalleyExplain", "GalleyCompare", "GalleyReport", "TextCorpus",
          "PictureTestSupport",
        ]),
      tests("GalleyPictureTests", ["GalleyGeometry", "GalleyPicture", "PictureTestSupport"]),
      tests(
        "GalleyPDFTests",
        ["GalleyFiles", "GalleyGeometry", "GalleyPDF", "GalleyPaint", "GalleyPicture", "PictureTestSupport"]),
      tests(
        "GalleyRenderTests",
        [
          "Galley", "GalleyRender", "GalleyExplain", "GalleyCompare", "GalleyReport", "GalleyGeometry", "GalleyImage",
          "GalleyPDF", "GalleySVG", "GalleyPaint", "GalleyPicture", "GalleyTemplate", "GalleyFiles", "GalleyJSON",
          "GalleyNavigation", "GalleyPrint", "GalleyText",
          "PictureTestSupport",
        ]),
      tests(
        "GalleyExplainTests",
        ["Galley", "GalleyRender", "GalleyExplain", "GalleyCompare", "GalleyReport", "PictureTestSupport"]),
      tests(
        "GalleyCompareTests",
        [
          "Galley", "GalleyFiles", "GalleyJSON", "GalleyPicture", "GalleyRender", "GalleyCompare", "GalleyReport",
          "GalleyDiff",
          "GalleyImage", "GalleyTemplate", "TextCorpus",
        ]),
      tests(
        "GalleyTextTests",
        ["GalleyText", "GalleyGeometry", "GalleyPicture", "CPangoCairo", "CPangoFT2", "TextCorpus"]),
      tests("GalleyGeometryTests", ["GalleyGeometry"]),
      tests("GalleyMotionTests", ["GalleyGeometry", "GalleyMotion"]),
      tests("GalleyScrollTests", ["GalleyGeometry", "GalleyMotion", "GalleyScroll"]),
      tests("GalleyLayoutTests", ["GalleyGeometry", "GalleyLayout"]),
      tests("LayoutBenchmarks", ["GalleyGeometry", "GalleyLayout"]),
      tests("ListBenchmarks", ["Galley"]),
      tests("TextBenchmarks", ["GalleyText", "GalleyGeometry", "GalleyPicture", "TextCorpus"]),
      tests(
        "GalleyViewsTests",
        [
          "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout",
          "GalleyScroll", "GalleySnapshot", "GalleyViews", "GalleyControls",
        ]),
      tests(
        "GalleyControlsTests",
        [
          "GalleyControls", "GalleyGeometry", "GalleyLayout", "GalleyMotion", "GalleyNavigation", "GalleyPaint",
          "GalleyPicture", "GalleyRender", "GalleySnapshot", "GalleyText", "GalleyViews",
        ]),
      tests(
        "GalleySymbolsTests",
        [
          "GalleySymbols", "GalleyFiles", "GalleyGeometry", "GalleyPicture", "GalleyRender", "GalleySnapshot",
          "GalleyText", "GalleyViews",
        ]),
      tests(
        "GalleyNavigationTests",
        [
          "GalleyNavigation", "GalleyControls", "GalleyGeometry", "GalleyLayout", "GalleyMotion", "GalleyPicture",
          "GalleyRender", "GalleyScroll", "GalleySnapshot", "GalleyText", "GalleyViews",
        ]),
      tests("GalleyImageTests", ["GalleyImage", "GalleyPicture", "CTurboJPEG", "CWebP"]),
      tests("DiffBenchmarks", ["Galley", "GalleyDiff", "GalleyPicture"]),
      tests(
        "GalleyDiffTests",
        ["GalleyDiff", "GalleyGeometry", "GalleyImage", "GalleyPicture", "GalleySnapshot"]),
      tests(
        "GalleyPaintTests",
        [
          "GalleyPaint", "GalleySVG", "GalleyPDF", "GalleyImage", "GalleyPicture", "GalleyGeometry",
          "PictureTestSupport",
        ]),
      tests(
        "GalleySVGTests",
        [
          "GalleySVG", "GalleyPaint", "GalleyImage", "GalleyPicture", "GalleyGeometry", "PictureTestSupport",
          "TextCorpus",
        ]),
      tests("GalleyOpenTypeTests", ["GalleyOpenType", "GalleyPicture", "CHarfBuzz", "PictureTestSupport"]),
      tests(
        "GalleyPrintTests",
        ["GalleyPrint", "GalleyTemplate", "GalleyFiles", "GalleyGeometry", "GalleyText", "TextCorpus"]),
      tests(
        "GalleyTemplateTests",
        [
          "GalleyData", "GalleyFiles", "GalleyJSON", "GalleyTemplate", "GalleyDiagnostics", "GalleyGeometry",
          "GalleyPicture", "GalleyScroll", "GalleySnapshot", "GalleyText", "GalleyViews",
          .product(name: "Yams", package: "Yams"),
        ]),
      tests(
        "GalleyDiagnosticsTests",
        [
          "GalleyFiles", "GalleyJSON", "GalleyDiagnostics", "GalleyTemplate", "GalleyText", "GalleyImage",
          "GalleyPaint",
          "GalleyViews",
        ]),
      tests(
        "GalleyChartsTests",
        [
          "GalleyCharts", "GalleyGeometry", "GalleyPicture", "GalleyRender", "GalleySnapshot", "GalleyText",
          "GalleyViews",
        ]),
      tests("GalleyFoundationTests", ["Galley", "GalleyCharts", "GalleyFoundation"]),
      tests("GalleyTestingTests", ["Galley", "GalleyTesting"]),
      tests(
        "GalleyReportTests",
        [
          "Galley", "GalleyRender", "GalleyExplain", "GalleyCompare", "GalleyReport", "GalleyDiff", "GalleyGeometry",
          "GalleyImage", "GalleyPaint", "GalleyPDF", "GalleyPicture", "GalleySnapshot", "GalleyTemplate",
          "PictureTestSupport",
        ]),
      tests(
        "GalleySnapshotTests",
        [
          "Galley", "GalleyGeometry", "GalleyJSON", "GalleyRender", "GalleyScroll", "GalleySnapshot", "GalleyTemplate",
          "TextCorpus",
        ]),
      tests("SourceSystemTests", ["Galley"]),
      tests("GalleyFilesTests", ["GalleyFiles"]),
      tests("GalleyBuildTests", ["GalleyBuild", "GalleyFiles"]),
      tests("GalleyJSONTests", ["GalleyJSON"]),
      tests(
        "GalleyDocumentTests",
        [
          "GalleyDocument", "GalleyCharts", "GalleyDiagnostics", "GalleyFiles", "GalleyGeometry", "GalleyPDF",
          "GalleyPicture", "GalleyPrint", "GalleyRender", "GalleyTemplate", "GalleyText",
        ]),
      tests("GalleyDataTests", ["CDeflate", "CSQLite", "CZstd", "GalleyData"]),
      tests("CommandLineTests", ["GalleyCLI"]),
    ],
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
    "TipKit", "AuthenticationServices", "WeatherKit", "AppIntents", "SafariServices", "CoreText", "Symbols", "ImageIO",
  ]
  package.dependencies += [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0"),
  ]
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI", "SwiftUICore"] + appleModules + ["GalleyPreviewRunner"])
  ]
  package.products += [.plugin(name: "GalleyPreviews", targets: ["GalleyPreviews"])]
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
            "CConformances", "CFixedClock", "SwiftUI", "GalleyFiles", "GalleyFoundation", "GalleyGeometry",
            "GalleyText",
            "GalleyViews", "GalleyRender", "GalleySnapshot", "GalleyDiagnostics",
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
            "CLateWork", "SwiftUICore", "Combine", "CoreGraphics", "CoreTransferable", "UIKit",
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
        room("AVKit", ["SwiftUI", "SwiftUICore", "AVFoundation", "UIKit", "GalleyViews"], settings: anyThread),
        room("WebKit", ["SwiftUI", "SwiftUICore", "CoreGraphics", "UIKit", "GalleyGeometry"], settings: anyThread),
        room("StoreKit", ["SwiftUI", "SwiftUICore"]),
        room("SwiftData", ["SwiftUI", "SwiftUICore", "SwiftUIMacros", "GalleyMotion"]),
        room("WidgetKit", ["SwiftUI", "SwiftUICore", "SwiftUIMacros", "GalleyGeometry", "GalleyViews"]),
        room("TipKit", ["SwiftUI", "SwiftUIMacros"]),
        room("PhotosUI", ["SwiftUI", "SwiftUICore", "UIKit"], settings: anyThread),
        room("AuthenticationServices", ["SwiftUI", "SwiftUICore", "UIKit"], settings: anyThread),
        room("AppIntents", ["SwiftUI", "SwiftUICore"]),
        room("ImageIO", ["AppleFoundation", "CoreGraphics", "GalleyImage", "GalleyPicture"]),
      ]),
    group(
      "Stubs",
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
          "GalleyViews",
          "GalleyImage", "GalleyPicture", "GalleyTesting", "Trails", "Kettle", "Diary", "Atlas",
        ] + appleModules.map { .init(stringLiteral: $0) }, swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
  ].flatMap(\.self)
#endif
