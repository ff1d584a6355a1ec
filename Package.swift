// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let checks: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]

/// Swift 6 mode, internal imports by default, warnings as errors.
let house = [.swiftLanguageMode(.v6)] + checks

/// For modules with main-actor classes that Swift 5 sources use on other threads. In Swift 6 mode such a call would stop
/// the program at run time. The compiler still checks concurrency strictly.
let anyThread = [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")] + checks

/// The modules that tests spend most of their time in: `make test` optimises them, which makes tests four times as fast.
/// Optimising the others takes longer than it saves.
let busyModules = """
  GalleyGeometry GalleyFiles GalleyJSON GalleyMessages GalleyData GalleyTables GalleyMotion GalleyPicture GalleyText
  GalleyOpenType GalleyLayout GalleyScroll GalleyViews GalleyImage GalleyDiff GalleyPaint GalleySVG GalleyPDF
  GalleyTemplate GalleyPrint GalleyRender GalleyCompare
  """
let isOptimised = Context.environment["GALLEY_OPTIMISED"] != nil

func words(_ text: String) -> [String] { text.split { $0.isWhitespace }.map(String.init) }

/// The targets of a table: a folder of `Sources` and its modules, each followed by a colon and its dependencies. An
/// indented line continues the line above.
func modules(_ table: String) -> [Target] {
  var (folder, targets): (String, [Target]) = ("", [])
  for line in table.replacing("\n  ", with: " ").split(separator: "\n").map({ words(String($0)) }) {
    let name = line[0].replacing(":", with: "")
    guard !name.hasSuffix("/") else {
      folder = name
      continue
    }
    targets.append(module(name, in: folder, line.dropFirst().map(dependency)))
  }
  return targets
}

func module(_ name: String, in folder: String, _ dependencies: [Target.Dependency]) -> Target {
  let isBusy = isOptimised && words(busyModules).contains(name)
  let language = ["UIKit", "MapKit", "SafariServices"].contains(name) ? anyThread : house
  let settings = language + (isBusy ? [.unsafeFlags(["-O"])] : [])
  let path = "Sources/\(folder)\(name)"
  guard name != "GalleyCLI" else {
    return .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
  }
  // iconv is part of glibc, and a separate library on Apple platforms.
  return .target(
    name: name, dependencies: dependencies, path: path, swiftSettings: settings,
    linkerSettings: name == "GalleyData" ? [.linkedLibrary("iconv", .when(platforms: [.macOS]))] : nil)
}

/// The module `name`: of this package, of another package, or of a library that only Linux needs.
func dependency(_ name: String) -> Target.Dependency {
  switch name {
  case "ArgumentParser": .product(name: name, package: "swift-argument-parser")
  case "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation": .product(name: name, package: "OpenCombine")
  case "CHyphen": .target(name: name, condition: .when(platforms: [.linux]))
  default: .target(name: name)
  }
}

/// A module map of a C library, which `pkg-config` or the compiler finds.
func library(_ name: String, _ pkgConfig: String? = nil, apt: String = "", brew: String = "") -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig,
    providers: apt.isEmpty ? nil : [.apt(words(apt)), .brew(words(brew))])
}

/// Test targets that share their dependencies; all may use `TestSupport`.
func tests(_ names: String, _ dependencies: String) -> [Target] {
  words(names).map {
    .testTarget(
      name: $0, dependencies: (words(dependencies) + ["TestSupport"]).map(dependency), swiftSettings: house)
  }
}

/// A module that tests use.
func support(_ name: String, _ dependencies: String) -> Target {
  .target(
    name: name, dependencies: words(dependencies).map(dependency), path: "Tests/\(name)", swiftSettings: house)
}

let package = Package(
  name: "galley",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(
      name: "GalleyStage",
      targets: ["GalleyStage", "GalleyViews", "GalleyControls", "GalleyNavigation", "GalleySymbols"]),
    .library(name: "GalleyTables", targets: ["GalleyTables", "GalleyPrint"]),
    .library(name: "GalleyFoundation", targets: ["GalleyFoundation"]),
    .library(name: "GalleyCharts", targets: ["GalleyCharts"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .executable(name: "galley", targets: ["GalleyCLI"]),
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")],
  targets: [
    [
      library("CPangoCairo", "pangocairo", apt: "libpango1.0-dev libcairo2-dev", brew: "pango cairo"),
      library("CPangoFT2", "pangoft2", apt: "libpango1.0-dev", brew: "pango"),
      library("CHarfBuzz", "harfbuzz-subset", apt: "libharfbuzz-dev", brew: "harfbuzz"),
      library("CPNG", "libpng", apt: "libpng-dev", brew: "libpng"),
      library("CDeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
      library("CTurboJPEG", "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
      library("CWebP", "libwebpdemux", apt: "libwebp-dev", brew: "webp"),
      library("CYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
      library("CExpat", "expat", apt: "libexpat1-dev", brew: "expat"),
      library("CSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
      library("CZstd", "libzstd", apt: "libzstd-dev", brew: "zstd"),
      library("CXXHash", "libxxhash", apt: "libxxhash-dev", brew: "xxhash"),
      library("CMarkdown", "libcmark-gfm", apt: "libcmark-gfm-dev libcmark-gfm-extensions-dev", brew: "cmark-gfm"),
      library("CHyphen", apt: "libhyphen-dev"),
      // Opened when a file needs them.
      library("CImageLibraries"),
      // The C library and the loader, and the processor's instructions for SHA-256.
      library("CProgram"), library("CFolders"), library("CSHA256"),
      .target(
        name: "CResources", path: "Sources/C/CResources", exclude: ["Pages", "Starters", "Symbols", "Words"]),
      .target(name: "CCallSite", path: "Sources/C/CCallSite"),
      .target(
        name: "CContentDigest", dependencies: ["CXXHash"], path: "Sources/C/CContentDigest",
        cSettings: isOptimised ? [.unsafeFlags(["-O2"])] : []),
    ],
    modules(
      """
      Base/
      GalleyFiles: CContentDigest CDeflate CFolders CSHA256
      GalleyGeometry
      GalleyXML: CExpat
      GalleyJSON: GalleyFiles
      GalleyMotion: GalleyGeometry
      GalleyPicture: GalleyGeometry
      GalleyMessages: GalleyFiles GalleyJSON
      GalleyScroll: GalleyGeometry GalleyMotion
      GalleySnapshot: GalleyGeometry GalleyJSON GalleyScroll
      Text/
      GalleyText: CPangoCairo CPangoFT2 CResources GalleyFiles GalleyGeometry GalleyPicture GalleyMessages
      Views/
      GalleyLayout: GalleyGeometry
      GalleyViews: CCallSite CResources GalleyFiles GalleyGeometry GalleyJSON GalleyLayout GalleyMotion GalleyPicture
        GalleyMessages GalleyScroll GalleySnapshot GalleyText
      GalleyCharts: GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyText GalleyViews
      GalleyControls: GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyText GalleyViews
      GalleySymbols: CResources GalleyFiles GalleyGeometry GalleyXML GalleyPicture GalleyText GalleyViews
      GalleyNavigation: GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyScroll GalleyText GalleyViews
        GalleyControls
      GalleyStage: GalleyFiles GalleyGeometry GalleyJSON GalleyLayout GalleyMotion GalleyPicture GalleyMessages
        GalleyScroll GalleyImage GalleySnapshot GalleyText GalleyPaint GalleyViews GalleySymbols GalleyNavigation
      Output/
      GalleyOpenType: CHarfBuzz GalleyPicture
      GalleyImage: CDeflate CImageLibraries CPNG CTurboJPEG CWebP GalleyFiles GalleyXML GalleyPicture GalleyMessages
      GalleyPaint: CPangoCairo CPangoFT2 GalleyGeometry GalleyPicture GalleyMessages GalleyImage
      GalleyPDF: CDeflate CHarfBuzz GalleyFiles GalleyGeometry GalleyPicture GalleyOpenType GalleyPaint
      GalleySVG: GalleyGeometry GalleyPicture GalleyOpenType GalleyImage GalleyPaint
      Tables/
      GalleyData: CDeflate CResources CSQLite CZstd GalleyFiles GalleyXML GalleyMessages
      GalleyTables: CResources CYAML GalleyFiles GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyData
        GalleyText
      GalleyPrint: CResources GalleyFiles GalleyGeometry GalleyPicture GalleyMessages GalleyData GalleyText
        GalleyPaint GalleyTables GalleyPDF
      GalleyDocument: CHyphen CMarkdown CResources GalleyFiles GalleyGeometry GalleyPicture GalleyMessages GalleyData
        GalleyText GalleyPaint GalleyTables GalleyPDF GalleySVG GalleyTemplate GalleyPrint GalleyStage GalleyRender
        GalleyPages
      Scenes/
      GalleyTemplate: CResources GalleyFiles GalleyGeometry GalleyJSON GalleyLayout GalleyMotion GalleyPicture
        GalleyMessages GalleyScroll GalleyData GalleyText GalleyTables GalleyViews
      GalleySceneWords: GalleyFiles GalleyGeometry GalleyJSON GalleyMotion GalleyMessages GalleyTables GalleyViews
        GalleyControls GalleyTemplate GalleyNavigation
      GalleyRender: CProgram CResources GalleyFiles GalleyGeometry GalleyJSON GalleyPicture GalleyMessages
        GalleyScroll GalleyImage GalleySnapshot GalleyText GalleyPaint GalleyTables GalleyViews
        GalleyPDF GalleySVG GalleySymbols GalleyTemplate GalleyPrint GalleyStage
      GalleyExplain: GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyScroll GalleySnapshot GalleyText
        GalleyDiff GalleyPaint GalleyViews GalleyTemplate GalleyStage GalleyRender
      GalleyPages: GalleyFiles GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyScroll GalleySnapshot
        GalleyText GalleyPaint GalleyTables GalleyViews GalleyPDF GalleySVG GalleySymbols GalleyTemplate GalleyPrint
        GalleyStage GalleyRender
      Review/
      GalleyDiff: GalleyGeometry GalleyPicture GalleyMessages GalleySnapshot
      GalleyCompare: GalleyFiles GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyImage GalleySnapshot
        GalleyText GalleyDiff GalleyPaint GalleyTables GalleyViews GalleyTemplate GalleyStage GalleyRender
      GalleyReport: CResources GalleyFiles GalleyGeometry GalleyJSON GalleyPicture GalleyMessages GalleyScroll
        GalleyImage GalleySnapshot GalleyText GalleyDiff GalleyPaint GalleyTables GalleyViews GalleyPDF GalleySVG
        GalleyTemplate GalleyStage GalleyRender GalleyCompare GalleyExplain GalleyPages
      GalleyTesting: GalleyMessages GalleyDiff Galley
      Tool/
      Galley: GalleyFiles GalleyGeometry GalleyJSON GalleyMotion GalleyPicture GalleyMessages GalleyScroll GalleyData
        GalleySnapshot GalleyText GalleyDiff GalleyPaint GalleyTables GalleyViews GalleyControls GalleySVG
        GalleySymbols GalleyTemplate GalleyNavigation GalleyPrint GalleySceneWords GalleyStage GalleyRender
        GalleyCompare GalleyExplain GalleyPages GalleyDocument GalleyReport
      GalleyCLI: CProgram GalleyFiles GalleyBuild GalleyTables Galley ArgumentParser
      Previews/
      GalleyBuild: GalleyFiles GalleyJSON
      Apple/
      GalleyFoundation: GalleyGeometry GalleyMotion GalleyPicture GalleyText GalleyViews GalleyCharts GalleyControls
        GalleyNavigation
      """),
    [
      support("TestSupport", ""),
      support("TextCorpus", "CPangoCairo CPangoFT2 TestSupport"),
      support("PictureTestSupport", "GalleyGeometry GalleyPicture GalleyImage GalleyPaint CPangoCairo CPangoFT2"),
      // A run that creates and releases engines and styles, so that valgrind can check for leaks.
      .executableTarget(
        name: "TextLifetimes", dependencies: ["GalleyText", "GalleyGeometry", "GalleyPicture"],
        path: "Tests/TextLifetimes", swiftSettings: house),
    ],
    tests(
      """
      GalleyFilesTests GalleyGeometryTests GalleyJSONTests GalleyLayoutTests GalleyMotionTests GalleyScrollTests
      LayoutBenchmarks GalleyBuildTests ArchitectureTests GalleyDataTests GalleyDiffTests GalleyImageTests
      GalleyOpenTypeTests GalleyPDFTests GalleyPaintTests GalleyPictureTests GalleySVGTests GalleyTextTests
      TextBenchmarks ConformanceTests GalleyViewsTests
      """,
      """
      CDeflate CHarfBuzz CPangoCairo CPangoFT2 CSQLite CTurboJPEG CWebP CZstd GalleyFiles GalleyGeometry GalleyJSON
      GalleyLayout GalleyMotion GalleyPicture GalleyBuild GalleyMessages GalleyOpenType GalleyScroll GalleyData
      GalleyImage GalleySnapshot GalleyText GalleyDiff GalleyPaint GalleyTables GalleyViews GalleyControls GalleyPDF
      GalleySVG PictureTestSupport TextCorpus
      """),
    tests(
      """
      CommandLineTests DiffBenchmarks GalleyChartsTests GalleyCompareTests GalleyControlsTests GalleyDocumentTests
      GalleyExplainTests GalleyFoundationTests GalleyMessagesTests GalleyNavigationTests GalleyPrintTests
      GalleyRenderTests GalleyReportTests GalleySnapshotTests GalleySymbolsTests GalleyTemplateTests
      GalleyTestingTests GalleyTests ListBenchmarks SourceSystemTests
      """,
      """
      GalleyFiles GalleyGeometry GalleyJSON GalleyMotion GalleyPicture GalleyMessages GalleyScroll GalleyData
      GalleyImage GalleySnapshot GalleyText GalleyDiff GalleyPaint GalleyTables GalleyViews GalleyCharts
      GalleyControls GalleyPDF GalleySymbols GalleyTemplate GalleyNavigation GalleyPrint GalleyFoundation
      GalleySceneWords GalleyStage GalleyRender GalleyCompare GalleyExplain GalleyPages GalleyDocument GalleyReport
      Galley GalleyCLI GalleyTesting PictureTestSupport TextCorpus
      """),
  ].flatMap(\.self)
)

// Modules named like Apple's frameworks, for sources that import them. Apple's systems have the originals.
#if os(Linux)
  /// The modules beside SwiftUI: one list for the product and for its tests.
  let appleModules = words(
    """
    UIKit CoreGraphics Combine UniformTypeIdentifiers Charts CoreLocation MapKit AVFoundation AVKit WebKit StoreKit
    SwiftData WidgetKit PhotosUI UnifiedLogging AppleFoundation simd CoreHaptics UserNotifications CoreTransferable
    AuthenticationServices WeatherKit AppIntents SafariServices CoreText Symbols
    """)

  /// The module of a package in `Tests/Packages`. Tests draw its previews.
  func sample(_ name: String, exclude: [String] = [], resources: [Resource] = []) -> Target {
    .target(
      name: name, dependencies: (["SwiftUI"] + appleModules).map(dependency),
      path: "Tests/Packages/\(name)/Sources/\(name)", exclude: exclude, resources: resources,
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["GalleyPreviews"])
  }

  /// Functions that previews replace, as `Interposition` of GalleyBuild does.
  let interposed = words(
    "dispatch_async dispatch_group_async dispatch_group_notify dispatch_after dispatch_source_set_timer")

  package.dependencies += [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0"),
  ]
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI", "SwiftUICore"] + appleModules + ["GalleyPreviewRunner"]),
    .plugin(name: "GalleyPreviews", targets: ["GalleyPreviews"]),
    .plugin(name: "GalleySnapshots", targets: ["GalleySnapshots"]),
  ]
  package.targets += [
    modules(
      """
      Previews/
      GalleyPreviewRunner: CCallSite CConformances CFixedClock CLateWork CResources GalleyFiles GalleyGeometry GalleyJSON
        GalleyPicture GalleyMessages GalleyImage GalleySnapshot GalleyText GalleyPaint GalleyViews GalleyFoundation
        GalleyStage SwiftUI
      Apple/
      AppleFoundation
      Combine: OpenCombine OpenCombineDispatch OpenCombineFoundation
      CoreGraphics: GalleyGeometry GalleyPicture
      CoreText: CoreGraphics
      UIKit: GalleyGeometry UserNotifications GalleyPicture CoreGraphics CoreText GalleyImage GalleyText GalleyViews
      Charts: GalleyCharts
      MapKit: CoreLocation GalleyGeometry GalleyLayout GalleyMotion GalleyPicture GalleyText GalleyViews
        GalleyControls UIKit
      SwiftUICore: Combine GalleyGeometry GalleyMotion GalleyPicture CoreGraphics GalleyScroll GalleyText GalleyViews
        GalleyControls UIKit GalleyNavigation GalleyFoundation
      SwiftUI: Combine GalleyGeometry SwiftUIMacros UniformTypeIdentifiers _Testing_CoreGraphics _Testing_UIKit
        CoreTransferable GalleyPicture CoreGraphics GalleyScroll GalleySnapshot GalleyText GalleyViews GalleyControls
        UIKit GalleyNavigation GalleyFoundation GalleyStage SwiftUICore
      AVKit: AVFoundation GalleyViews SwiftUICore SwiftUI
      AppIntents: SwiftUICore SwiftUI
      AuthenticationServices: SwiftUICore SwiftUI
      PhotosUI: SwiftUICore SwiftUI
      StoreKit: SwiftUICore SwiftUI
      SwiftData: SwiftUIMacros GalleyMotion SwiftUICore SwiftUI
      WebKit: SwiftUICore SwiftUI
      WidgetKit: GalleyGeometry SwiftUIMacros GalleyViews SwiftUICore SwiftUI
      Apple/Stubs/
      AVFoundation
      CoreHaptics
      CoreLocation
      UnifiedLogging
      UniformTypeIdentifiers
      UserNotifications
      _Testing_CoreGraphics
      _Testing_UIKit
      simd
      CoreTransferable: UniformTypeIdentifiers
      WeatherKit: CoreLocation
      Symbols: GalleyViews
      SafariServices: UIKit
      """),
    [
      .plugin(name: "GalleyPreviews", capability: .buildTool(), path: "Sources/Previews/GalleyPreviews"),
      .plugin(
        name: "GalleySnapshots",
        capability: .command(
          intent: .custom(verb: "snapshots", description: "Check previews with the installed program galley.")),
        path: "Sources/Previews/GalleySnapshots"),
      .systemLibrary(name: "CConformances", path: "Sources/Previews/CConformances"),
      .target(name: "CLateWork", path: "Sources/Previews/CLateWork"),
      .target(name: "CFixedClock", path: "Sources/Previews/CFixedClock"),
      .macro(
        name: "SwiftUIMacros",
        dependencies: [
          .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
          .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        ], path: "Sources/Apple/SwiftUIMacros", swiftSettings: house),
      sample("Trails", resources: [.process("Resources")]), sample("Kettle"), sample("Atlas"),
      sample("Diary", exclude: ["Localizable.xcstrings"]),
      // In Swift 5, like most sources whose previews Galley draws.
      .testTarget(
        name: "SwiftUITests",
        dependencies: (words(
          """
          SwiftUI GalleyPreviewRunner GalleyFoundation GalleyGeometry GalleyRender GalleySnapshot GalleyBuild GalleyFiles
          GalleyViews GalleyImage GalleyPicture GalleyTesting Trails Kettle Diary Atlas
          """) + appleModules).map(dependency), swiftSettings: [.swiftLanguageMode(.v5)],
        linkerSettings: [.unsafeFlags(interposed.flatMap { ["-Xlinker", "--defsym=\($0)=galley_\($0)"] })]),
    ],
  ].flatMap(\.self)
#endif
