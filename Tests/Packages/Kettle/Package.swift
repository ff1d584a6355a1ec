// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kettle",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Kettle", targets: ["Kettle"])],
  dependencies: [.package(name: "galley", path: "../../..")],
  targets: [
    .target(
      name: "Kettle",
      dependencies: [.product(name: "SwiftUI", package: "galley", condition: .when(platforms: [.linux]))],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "GalleyPreviews", package: "galley")])
  ])
