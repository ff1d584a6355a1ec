/// One target of the package and the modules it may import.
struct Room {
  /// The target's name, which is also its folder under `Sources`.
  let name: String
  /// The targets and packages it may import; exactly the dependencies `Package.swift` gives it.
  let imports: Set<String>
  /// The modules of the system it may import besides.
  let system: Set<String>

  init(_ name: String, _ imports: Set<String> = [], system: Set<String> = []) {
    self.name = name
    self.imports = imports
    self.system = system
  }
}

extension Room {
  /// Mathematics and file reading without the start-up time of Foundation.
  private static let cLibrary: Set = ["Glibc", "Darwin"]

  /// Locks.
  private static let locks: Set = ["Synchronization"]

  /// The import table, from the ground up: a room imports rooms above its own line only.
  static let house = own + apple

  /// The rooms with names of our own.
  private static let own = [
    Room("CPangoCairo"),
    Room("CPangoFT2"),
    Room("CHarfBuzz"),
    Room("CPNG"),
    Room("CDeflate"),
    Room("CTurboJPEG"),
    Room("CWebP"),
    Room("CImageLibraries"),
    Room("CExpat"),
    Room("CSQLite"),
    Room("CZstd"),
    Room("CMarkdown"),
    Room("CHyphen"),
    Room("CSHA256"),
    Room("CXXHash"),
    Room("CContentDigest", ["CXXHash"]),
    Room("CFolders"),
    Room("CProgram"),
    Room("GalleyGeometry", system: cLibrary),
    Room("GalleyFiles", ["CDeflate", "CFolders", "CSHA256", "CContentDigest"], system: cLibrary.union(locks)),
    Room("GalleyJSON", ["GalleyFiles"]),
    Room("GalleyData", ["CDeflate", "CExpat", "CSQLite", "CZstd", "GalleyFiles"], system: cLibrary),
    Room("GalleyBuild", ["GalleyFiles", "GalleyJSON"]),
    Room("GalleyMotion", ["GalleyGeometry"], system: cLibrary.union(locks)),
    Room("GalleyPicture", ["GalleyGeometry"], system: cLibrary),
    Room(
      "GalleyText", ["CPangoCairo", "CPangoFT2", "GalleyGeometry", "GalleyFiles", "GalleyPicture"],
      system: cLibrary.union(locks).union(["Dispatch"])),
    Room("GalleyOpenType", ["CHarfBuzz", "GalleyPicture"]),
    Room("GalleyLayout", ["GalleyGeometry"], system: cLibrary),
    Room("GalleyScroll", ["GalleyGeometry", "GalleyMotion"], system: cLibrary),
    Room("GalleySnapshot", ["GalleyGeometry", "GalleyJSON", "GalleyScroll"]),
    Room(
      "GalleyViews",
      [
        "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyScroll",
        "GalleySnapshot",
      ],
      system: cLibrary.union(locks).union(["Observation"])),
    Room(
      "GalleyControls",
      ["GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyViews"],
      system: cLibrary),
    Room(
      "GalleySymbols", ["GalleyGeometry", "GalleyFiles", "GalleyPicture", "GalleyText", "GalleyViews"],
      system: cLibrary),
    Room(
      "GalleyNavigation",
      [
        "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyScroll", "GalleyViews",
        "GalleyControls",
      ]),
    Room(
      "GalleyImage", ["CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CImageLibraries", "GalleyFiles", "GalleyPicture"],
      system: cLibrary),
    Room("GalleyDiff", ["GalleyGeometry", "GalleyPicture", "GalleySnapshot"], system: cLibrary.union(["Dispatch"])),
    Room(
      "GalleyPaint", ["CPangoCairo", "CPangoFT2", "GalleyGeometry", "GalleyPicture", "GalleyImage"],
      system: cLibrary.union(locks)),
    Room("GalleySVG", ["GalleyGeometry", "GalleyPicture", "GalleyOpenType", "GalleyImage", "GalleyPaint"]),
    Room(
      "GalleyPDF",
      ["CHarfBuzz", "CDeflate", "GalleyGeometry", "GalleyFiles", "GalleyPicture", "GalleyOpenType", "GalleyPaint"],
      system: locks.union(["Dispatch"])),
    Room(
      "GalleyTemplate",
      [
        "GalleyGeometry", "GalleyMotion", "GalleyFiles", "GalleyJSON", "GalleyData", "GalleyPicture", "GalleyText",
        "GalleyLayout",
        "GalleyScroll",
        "GalleyViews", "GalleyControls", "GalleyNavigation", "Yams",
      ],
      system: cLibrary),
    Room(
      "GalleyPrint",
      [
        "GalleyGeometry", "GalleyFiles", "GalleyData", "GalleyPicture", "GalleyText", "GalleyPaint", "GalleyPDF",
        "GalleyTemplate",
      ], system: locks.union(["Dispatch"])),
    Room(
      "GalleyDiagnostics",
      [
        "GalleyGeometry", "GalleyFiles", "GalleyJSON", "GalleyData", "GalleyText", "GalleyImage", "GalleyDiff",
        "GalleyPaint",
        "GalleySnapshot",
        "GalleyViews", "GalleyTemplate", "GalleyPrint",
      ],
      system: cLibrary),
    Room(
      "GalleyRender",
      [
        "CProgram", "GalleyGeometry", "GalleyMotion", "GalleyFiles", "GalleyJSON", "GalleyPicture", "GalleyText",
        "GalleyLayout",
        "GalleyScroll",
        "GalleySnapshot", "GalleyViews", "GalleyImage", "GalleyPaint", "GalleySVG", "GalleyPDF", "GalleyTemplate",
        "GalleyPrint", "GalleyDiagnostics", "GalleySymbols", "GalleyNavigation",
      ],
      system: locks.union(["Dispatch"])),
    Room(
      "GalleyExplain",
      [
        "GalleyGeometry", "GalleyJSON", "GalleyPicture", "GalleyText", "GalleyScroll", "GalleySnapshot", "GalleyViews",
        "GalleyDiff",
        "GalleyPaint", "GalleyTemplate", "GalleyDiagnostics", "GalleyRender",
      ]),
    Room(
      "GalleyCompare",
      [
        "GalleyGeometry", "GalleyFiles", "GalleyJSON", "GalleyPicture", "GalleyText", "GalleySnapshot", "GalleyViews",
        "GalleyImage",
        "GalleyDiff", "GalleyPaint", "GalleyTemplate", "GalleyDiagnostics", "GalleyRender",
      ],
      system: locks),
    Room(
      "GalleyReport",
      [
        "GalleyGeometry", "GalleyFiles", "GalleyJSON", "GalleyPicture", "GalleyText", "GalleyScroll", "GalleySnapshot",
        "GalleyViews",
        "GalleyImage", "GalleyDiff", "GalleyPaint", "GalleySVG", "GalleyPDF", "GalleyTemplate", "GalleyDiagnostics",
        "GalleyRender", "GalleyExplain", "GalleyCompare",
      ]),
    Room(
      "GalleyCharts",
      ["GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout", "GalleyViews"],
      system: cLibrary),
    Room(
      "GalleyDocument",
      [
        "CMarkdown", "CHyphen", "GalleyGeometry", "GalleyFiles", "GalleyPicture", "GalleyText", "GalleyViews",
        "GalleyPaint", "GalleySVG", "GalleyPDF", "GalleyTemplate", "GalleyPrint", "GalleyRender", "GalleyCharts",
      ],
      system: cLibrary.union(["CoreFoundation"])),
    Room(
      "Galley",
      [
        "GalleyGeometry", "GalleyMotion", "GalleyFiles", "GalleyJSON", "GalleyData", "GalleyPicture", "GalleyText",
        "GalleyScroll",
        "GalleySnapshot", "GalleyViews", "GalleyControls", "GalleySymbols", "GalleyNavigation", "GalleyDiff",
        "GalleyPaint", "GalleySVG",
        "GalleyTemplate", "GalleyPrint", "GalleyDiagnostics", "GalleyRender", "GalleyExplain", "GalleyCompare",
        "GalleyReport", "GalleyDocument",
      ]),
    Room(
      "GalleyFoundation",
      [
        "GalleyCharts", "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyViews",
        "GalleyControls", "GalleyNavigation",
      ],
      system: ["Foundation"]),
    Room("GalleyTesting", ["Galley"], system: cLibrary.union(locks).union(["Foundation", "Testing", "XCTest"])),
    Room(
      "GalleyCLI", ["CProgram", "Galley", "GalleyBuild", "GalleyFiles", "ArgumentParser"], system: cLibrary.union(locks)
    ),
  ]

  /// The rooms that have names of Apple's modules, and what is made of them: only where there are none of Apple's.
  static let apple = [
    Room("CLateWork"),
    Room("CFixedClock"),
    Room("Combine", ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]),
    Room("CoreGraphics", ["GalleyGeometry", "GalleyPicture"], system: ["Foundation"]),
    Room("UniformTypeIdentifiers"),
    Room("UnifiedLogging", system: ["Foundation"]),
    Room("AppleFoundation", system: ["CDispatch", "Dispatch", "Foundation", "FoundationNetworking"]),
    Room("simd", system: ["Darwin", "Glibc"]),
    Room("CoreTransferable", ["UniformTypeIdentifiers"], system: ["Foundation"]),
    Room("CoreHaptics", system: ["Foundation"]),
    Room("UserNotifications", system: ["Foundation"]),
    Room("_Testing_CoreGraphics"),
    Room("_Testing_UIKit"),
    Room("CoreText", ["CoreGraphics"], system: ["Foundation"]),
    Room("Charts", ["GalleyCharts"], system: ["Foundation"]),
    Room(
      "UIKit",
      [
        "CoreGraphics", "CoreText", "UserNotifications", "GalleyGeometry", "GalleyImage", "GalleyPicture", "GalleyText",
        "GalleyViews",
      ],
      system: ["Foundation"]),
    Room(
      "SwiftUIMacros", ["SwiftCompilerPlugin", "SwiftSyntaxMacros"],
      system: ["SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder"]),
    Room(
      "SwiftUICore",
      [
        "Combine", "CoreGraphics", "UIKit", "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText",
        "GalleyScroll", "GalleyViews", "GalleyControls", "GalleySymbols", "GalleyNavigation", "GalleyFoundation",
      ],
      system: ["Observation"]),
    Room(
      "SwiftUI",
      [
        "CLateWork", "SwiftUICore", "Combine", "CoreGraphics", "CoreTransferable", "UIKit", "UniformTypeIdentifiers",
        "_Testing_CoreGraphics", "_Testing_UIKit",
        "SwiftUIMacros", "GalleyGeometry",
        "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyScroll", "GalleyViews", "GalleyControls",
        "GalleySymbols", "GalleyNavigation", "GalleyFoundation", "GalleyRender", "GalleySnapshot",
      ],
      system: ["Dispatch", "Foundation", "Observation", "Synchronization"]),
    Room("CoreLocation", system: ["Foundation"]),
    Room(
      "MapKit",
      [
        "CoreLocation", "UIKit", "GalleyGeometry", "GalleyMotion", "GalleyPicture", "GalleyText", "GalleyLayout",
        "GalleyViews", "GalleyControls",
      ], system: ["Foundation"]),
    Room("AVFoundation", system: ["Foundation"]),
    Room("AVKit", ["SwiftUI", "SwiftUICore", "AVFoundation", "UIKit", "GalleyViews"]),
    Room(
      "WebKit", ["SwiftUI", "SwiftUICore", "CoreGraphics", "UIKit", "GalleyGeometry"],
      system: ["Foundation", "FoundationNetworking"]),
    Room("StoreKit", ["SwiftUI", "SwiftUICore"], system: ["Foundation"]),
    Room(
      "SwiftData", ["SwiftUI", "SwiftUICore", "SwiftUIMacros", "GalleyMotion"],
      system: ["Dispatch", "Foundation", "Observation"]),
    Room(
      "WidgetKit", ["SwiftUI", "SwiftUICore", "SwiftUIMacros", "GalleyGeometry", "GalleyViews"], system: ["Foundation"]),
    Room("TipKit", ["SwiftUI", "SwiftUICore", "SwiftUIMacros"], system: locks.union(["Foundation"])),
    Room("PhotosUI", ["SwiftUI", "SwiftUICore", "UIKit"]),
    Room("AuthenticationServices", ["SwiftUI", "SwiftUICore", "UIKit", "GalleyViews"], system: ["Foundation"]),
    Room("WeatherKit", ["CoreLocation"], system: ["Foundation"]),
    Room("SafariServices", ["UIKit"], system: ["Foundation"]),
    Room("Symbols", ["GalleyViews"]),
    Room("ImageIO", ["AppleFoundation", "CoreGraphics", "GalleyImage", "GalleyPicture"], system: ["Foundation"]),
    Room("AppIntents", ["SwiftUI", "SwiftUICore"], system: ["Foundation"]),
    Room("CConformances"),
    Room("GalleyPreviews", system: ["Foundation", "PackagePlugin"]),
    Room(
      "GalleyPreviewRunner",
      [
        "CConformances", "CFixedClock", "SwiftUI", "GalleyFiles", "GalleyFoundation", "GalleyGeometry", "GalleyText",
        "GalleyViews", "GalleyRender", "GalleySnapshot", "GalleyDiagnostics", "GalleyTemplate",
      ],
      system: ["Foundation"]),
  ]

  /// The rooms by name.
  static let named = Dictionary(uniqueKeysWithValues: house.map { ($0.name, $0) })
}
