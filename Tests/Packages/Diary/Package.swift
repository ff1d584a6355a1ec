// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Diary",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Diary", targets: ["Diary"])],
  dependencies: [.package(name: "galley", path: "../../..")],
  targets: [
    .target(
      name: "Diary",
      dependencies: [.product(name: "SwiftUI", package: "galley", condition: .when(platforms: [.linux]))],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "GalleyPreviews", package: "galley")])
  ])
