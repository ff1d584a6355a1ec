// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Atlas",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Atlas", targets: ["Atlas"])],
  dependencies: [.package(name: "galley", path: "../../..")],
  targets: [
    .target(
      name: "Atlas",
      dependencies: [.product(name: "SwiftUI", package: "galley", condition: .when(platforms: [.linux]))],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "GalleyPreviews", package: "galley")])
  ])
