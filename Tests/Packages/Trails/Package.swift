// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Trails",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Trails", targets: ["Trails"])],
  dependencies: [.package(name: "galley", path: "../../..")],
  targets: [
    .target(
      name: "Trails",
      dependencies: [.product(name: "SwiftUI", package: "galley", condition: .when(platforms: [.linux]))],
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "GalleyPreviews", package: "galley")])
  ])
