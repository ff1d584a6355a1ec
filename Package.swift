// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let checks: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]

/// The settings of most modules: Swift 6 mode, internal imports by default, and warnings as errors.
let house = [.swiftLanguageMode(.v6)] + checks

/// The settings of modules with main-actor classes that Swift 5 sources use on other threads. In Swift 6 mode, such a
/// use would stop the program at run time. The compiler still checks concurrency strictly.
let anyThread = [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")] + checks

/// The modules in which tests spend most of their time. `make test` optimises them, which makes tests four times as
/// fast. Optimising the other modules would take longer than it saves.
let busyModules = """
  GalleyGeometry GalleyFiles GalleyJSON GalleyMessages GalleyData GalleyTables GalleyMotion GalleyPicture GalleyText
  GalleyOpenType GalleyLayout GalleyScroll GalleyViews GalleyImage GalleyDiff GalleyPaint GalleySVG GalleyPDF
  GalleyTemplate GalleyPrint GalleyRender GalleyCompare
  """

// Loops over pixels are 20 times slower without optimisation, and packages usually draw their previews in debug builds.
#if os(Linux)
  let pixelModules: Set = ["GalleyImage", "GalleyPaint"]
#else
  let pixelModules: Set<String> = []
#endif

let isOptimised = Context.environment["GALLEY_OPTIMISED"] != nil

func words(_ text: String) -> [String] { text.split { $0.isWhitespace }.map(String.init) }

/// Returns the targets listed in `table`. A line with a slash at its end names a folder. The lines after it list
/// modules in that folder, followed by a colon and the modules that they depend on. A module may also import the
/// dependencies of these, so no line repeats them.
func modules(_ table: String) -> [Target] {
  var folder = ""
  return table.split(separator: "\n").flatMap { line -> [Target] in
    guard !line.hasSuffix("/") else {
      folder = String(line)
      return []
    }
    let parts = line.split(separator: ":").map { words(String($0)) }
    let dependencies = (parts.count > 1 ? parts[1] : []).map(dependency)
    return parts[0].map { module($0, in: folder, dependencies) }
  }
}

func module(_ name: String, in folder: String, _ dependencies: [Target.Dependency]) -> Target {
  let isBusy = pixelModules.contains(name) || isOptimised && words(busyModules).contains(name)
  let language = ["UIKit", "MapKit", "SafariServices"].contains(name) ? anyThread : house
  let settings = language + (isBusy ? [.unsafeFlags(["-O"])] : [])
  let path = folder + name
  guard name != "GalleyCLI", name != "TextLifetimes" else {
    return .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
  }
  guard !name.hasSuffix("Tests"), !name.hasSuffix("Benchmarks") else {
    return .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
  }
  // iconv is part of glibc, and a separate library on Apple platforms.
  return .target(
    name: name, dependencies: dependencies, path: path, swiftSettings: settings,
    linkerSettings: name == "GalleyData" ? [.linkedLibrary("iconv", .when(platforms: [.macOS]))] : nil)
}

/// Returns the module `name`, which belongs to this package, to another package or to a library that only Linux needs.
func dependency(_ name: String) -> Target.Dependency {
  switch name {
  case "ArgumentParser": .product(name: name, package: "swift-argument-parser")
  case "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation": .product(name: name, package: "OpenCombine")
  case "SwiftCompilerPlugin", "SwiftSyntaxMacros": .product(name: name, package: "swift-syntax")
  case "CHyphen": .target(name: name, condition: .when(platforms: [.linux]))
  default: .target(name: name)
  }
}

/// Returns a module with the module map of a C library. `pkg-config` or the compiler finds the library itself.
func library(_ name: String, _ pkgConfig: String? = nil, apt: String = "", brew: String = "") -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig,
    providers: apt.isEmpty ? nil : [.apt(words(apt)), .brew(words(brew))])
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
      // The program opens these libraries when a file needs them.
      library("CImageLibraries"),
      // Functions of the C library and the loader, and the processor's instructions for SHA-256.
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
      Sources/Base/
      GalleyFiles: CContentDigest CDeflate CFolders CSHA256
      GalleyGeometry
      GalleyXML: CExpat
      GalleyJSON: GalleyFiles
      GalleyMotion GalleyPicture: GalleyGeometry
      GalleyMessages: GalleyJSON
      GalleyScroll: GalleyMotion
      GalleySnapshot: GalleyJSON GalleyScroll
      Sources/Text/
      GalleyText: CPangoCairo CPangoFT2 CResources GalleyPicture GalleyMessages
      Sources/Views/
      GalleyLayout: GalleyGeometry
      GalleyViews: CCallSite GalleyLayout GalleySnapshot GalleyText
      GalleyCharts GalleyControls: GalleyViews
      GalleySymbols: GalleyXML GalleyViews
      GalleyNavigation: GalleyControls
      GalleyStage: GalleyPaint GalleySymbols GalleyNavigation
      Sources/Output/
      GalleyOpenType: CHarfBuzz GalleyPicture
      GalleyImage: CImageLibraries CPNG CTurboJPEG CWebP GalleyXML GalleyPicture GalleyMessages
      GalleyPaint: CPangoCairo CPangoFT2 GalleyImage
      GalleyPDF GalleySVG: GalleyOpenType GalleyPaint
      Sources/Tables/
      GalleyData: CResources CSQLite CZstd GalleyXML GalleyMessages
      GalleyTables: CYAML GalleyData GalleyText
      GalleyPrint: GalleyTables GalleyPDF
      GalleyDocument: CHyphen CMarkdown GalleyPages
      Sources/Scenes/
      GalleyTemplate: GalleyTables GalleyViews
      GalleySceneWords: GalleyTemplate GalleyNavigation
      GalleyRender: CProgram GalleySVG GalleyTemplate GalleyPrint GalleyStage
      GalleyExplain: GalleyDiff GalleyRender
      GalleyPages: GalleyRender
      Sources/Review/
      GalleyDiff: GalleySnapshot GalleyPicture GalleyMessages
      GalleyCompare: GalleyDiff GalleyRender
      GalleyReport: GalleyCompare GalleyExplain GalleyPages
      GalleyTesting: Galley
      Sources/Tool/
      Galley: GalleySceneWords GalleyDocument GalleyReport
      GalleyCLI: GalleyBuild Galley ArgumentParser
      Sources/Previews/
      GalleyBuild: GalleyJSON
      Sources/Apple/
      GalleyFoundation: GalleyCharts GalleyNavigation
      Tests/
      TestSupport
      TextCorpus: CPangoCairo CPangoFT2 TestSupport
      PictureTestSupport: GalleyPaint TestSupport
      TextLifetimes: GalleyText
      GalleyFilesTests GalleyGeometryTests GalleyJSONTests GalleyLayoutTests GalleyMotionTests GalleyScrollTests \
      LayoutBenchmarks GalleyBuildTests ArchitectureTests GalleyDataTests GalleyDiffTests GalleyImageTests \
      GalleyOpenTypeTests GalleyPDFTests GalleyPaintTests GalleyPictureTests GalleySVGTests GalleyTextTests \
      TextBenchmarks ConformanceTests GalleyViewsTests: GalleyBuild GalleyDiff GalleyTables GalleyControls GalleyPDF \
      GalleySVG PictureTestSupport TextCorpus
      CommandLineTests DiffBenchmarks GalleyChartsTests GalleyCompareTests GalleyControlsTests GalleyDocumentTests \
      GalleyExplainTests GalleyFoundationTests GalleyMessagesTests GalleyNavigationTests GalleyPrintTests \
      GalleyRenderTests GalleyReportTests GalleySnapshotTests GalleySymbolsTests GalleyTemplateTests \
      GalleyTestingTests GalleyTests ListBenchmarks SourceSystemTests: GalleyFoundation GalleyCLI GalleyTesting \
      PictureTestSupport TextCorpus
      """),
  ].flatMap(\.self)
)

// Modules with the names of Apple's frameworks, for sources that import these. Apple's platforms have the originals.
#if os(Linux)
  /// The modules besides SwiftUI, for the product and for its tests.
  let appleModules = words(
    """
    UIKit CoreGraphics Combine UniformTypeIdentifiers Charts CoreLocation MapKit AVFoundation AVKit WebKit StoreKit
    SwiftData WidgetKit PhotosUI UnifiedLogging AppleFoundation simd CoreHaptics UserNotifications CoreTransferable
    AuthenticationServices WeatherKit AppIntents SafariServices CoreText Symbols
    """)

  /// Returns the module of a package in `Tests/Packages`. Tests draw its previews.
  func sample(_ name: String, exclude: [String] = [], resources: [Resource] = []) -> Target {
    .target(
      name: name, dependencies: (["SwiftUI"] + appleModules).map(dependency),
      path: "Tests/Packages/\(name)/Sources/\(name)", exclude: exclude, resources: resources,
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["GalleyPreviews"])
  }

  /// Functions that are replaced in the tests, as `Interposition` in GalleyBuild replaces them in preview programs.
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
      Sources/Previews/
      GalleyPreviewRunner: CConformances CFixedClock CLateWork SwiftUI
      Sources/Apple/
      AppleFoundation
      Combine: OpenCombine OpenCombineDispatch OpenCombineFoundation
      CoreGraphics: GalleyPicture
      CoreText: CoreGraphics
      UIKit: UserNotifications CoreText GalleyImage GalleyViews
      Charts: GalleyCharts
      MapKit: CoreLocation GalleyControls UIKit
      SwiftUICore: Combine UIKit GalleyFoundation
      SwiftUI: SwiftUIMacros _Testing_CoreGraphics _Testing_UIKit CoreTransferable GalleyStage SwiftUICore
      AVKit: AVFoundation SwiftUI
      AppIntents AuthenticationServices PhotosUI StoreKit WebKit: SwiftUI
      SwiftData WidgetKit: SwiftUIMacros SwiftUI
      Sources/Apple/Stubs/
      AVFoundation CoreHaptics CoreLocation UnifiedLogging UniformTypeIdentifiers UserNotifications
      _Testing_CoreGraphics _Testing_UIKit simd
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
        dependencies: words("SwiftCompilerPlugin SwiftSyntaxMacros").map(dependency),
        path: "Sources/Apple/SwiftUIMacros", swiftSettings: house),
      sample("Trails", resources: [.process("Resources")]), sample("Kettle"), sample("Atlas"),
      sample("Diary", exclude: ["Localizable.xcstrings"]),
      // Swift 5 mode, in which most sources with previews are compiled.
      .testTarget(
        name: "SwiftUITests",
        dependencies: words("GalleyPreviewRunner GalleyBuild GalleyTesting Trails Kettle Diary Atlas").map(dependency),
        swiftSettings: [.swiftLanguageMode(.v5)],
        linkerSettings: [.unsafeFlags(interposed.flatMap { ["-Xlinker", "--defsym=\($0)=galley_\($0)"] })]),
    ],
  ].flatMap(\.self)
#endif

// Adds to each target the dependencies of its dependencies, so that the compiler can check its imports. Macros are left
// out, because SwiftPM would build tests that depend on a macro for the host, with everything that they need.
let declared = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0.dependencies) })
let macros = Set(package.targets.filter { $0.type == .macro }.map(\.name))

func reached(from dependencies: [Target.Dependency], _ known: inout [String: Target.Dependency]) {
  for dependency in dependencies {
    switch dependency {
    case .targetItem(let name, _), .byNameItem(let name, _), .productItem(let name, _, _, _):
      guard !macros.contains(name), known.updateValue(dependency, forKey: name) == nil else { continue }
      reached(from: declared[name] ?? [], &known)
    @unknown default: continue
    }
  }
}

for target in package.targets {
  var known: [String: Target.Dependency] = [:]
  reached(from: target.dependencies, &known)
  let own = target.dependencies.filter {
    if case .targetItem(let name, _) = $0 { macros.contains(name) } else { false }
  }
  target.dependencies = own + known.sorted { $0.key < $1.key }.map(\.value)
}
