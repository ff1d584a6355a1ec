import AVFoundation
import Charts
import CoreLocation
import CoreText
import Foundation
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import SafariServices
import StoreKit
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import WeatherKit

@testable import GalleyTables

#if canImport(FoundationNetworking)
  import AppleFoundation
  import FoundationNetworking
#endif

@Suite("Apple framework APIs that apps use")
struct AppFrameworkTests {
  private struct Row: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private func texts(_ view: some View, width: Double = 400) -> [String] {
    func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }
    return lines(Stage(size: Size(width: width, height: 300)) { view }.layout)
  }

  @Test("A section in a Table needs no title and may have several rows")
  func sections() {
    let table = Table(of: Row.self) {
      TableColumn("Name") { (row: Row) in Text(row.name) }
    } rows: {
      Section {
        TableRow(Row(id: 1))
        ForEach([Row(id: 2), Row(id: 3)]) { TableRow($0) }
      }
    }
    #expect(["row 1", "row 2", "row 3"].allSatisfy(texts(table).contains))
  }

  @Test("containerRelative and blend modes of shape styles can be used")
  func styles() {
    let view = Text("a").background(Color.red.blendMode(.plusDarker), in: .containerRelative)
    #expect(texts(view.containerShape(Circle())) == ["a"] && BlendMode.plusDarker == .multiply)
  }

  @Test("The ticks of a chart axis are equally spaced")
  func ticks() {
    let chart = Chart {
      PointMark(x: .value("x", 0.0), y: .value("y", 60.0))
      PointMark(x: .value("x", 1.0), y: .value("y", 84.0))
    }
    .chartYScale(domain: 60...84)
    .chartYAxis { AxisMarks(values: .automatic(minimumStride: 12, desiredCount: 12)) }
    #expect(texts(chart).filter { ["60", "72", "84"].contains($0) }.count == 3)
    #expect(!texts(chart).contains("62") && !texts(chart).contains("64"))
  }

  @Test("Date bins begin at calendar units, and number bins at round numbers")
  func bins() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let start = Date(timeIntervalSince1970: 3600)
    let days = DateBins(unit: .hour, by: 3, range: start...(start + 9 * 3600), calendar: calendar)
    #expect(days.thresholds.map { Int($0.timeIntervalSince1970) / 3600 } == [0, 3, 6, 9, 12])
    #expect(days.index(for: start + 4 * 3600) == 1 && days[0].contains(start))
    #expect(DateBins(unit: .day, data: []).isEmpty)
    #expect(NumberBins(data: [1.0, 9.5], desiredCount: 5).thresholds == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(NumberBins(range: 0.0...10, count: 4).thresholds == [0, 2.5, 5, 7.5, 10])
    #expect(NumberBins(size: -1, range: 0.0...1).count == 1)
    let some = NumberBins(data: [.nan, 1.0, .infinity, 9.5], desiredCount: 5)
    #expect(some == NumberBins(data: [1.0, 9.5], desiredCount: 5))
    #expect(NumberBins(data: [Double.nan]).isEmpty)
  }

  @Test("The StoreKit stub returns no products and no transactions")
  func shop() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    for await _ in StoreKit.Transaction.all { Issue.record("nobody bought anything") }
    #expect(await StoreKit.Transaction.currentEntitlement(for: "pro") == nil)
  }

  @Test("The WeatherKit stub denies every request, and weather conditions have descriptions")
  func weather() async {
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2), including: .hourly)
    }
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
  }

  @Test("The stub of UIKit's image renderer returns a transparent image of the requested size")
  func images() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: Size(width: 30, height: 20), format: format).image { _ in }
    #expect(image.size == Size(width: 30, height: 20) && image.scale == 2)
    #expect(NSValue(cgRect: Rect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.height == 4)
  }

  @Test("File types keep their identifiers, and web pages and player items their URLs")
  func kinds() throws {
    #expect(UTType("com.example.note")?.identifier == "com.example.note" && UTType("") == nil)
    let url = try #require(URL(string: "https://example.com"))
    #expect(SFSafariViewController(url: url).initialURL == url)
    #expect(UNMutableNotificationContent().title.isEmpty)
    #expect(AVPlayerItem(url: url).duration == .invalid)
  }

  #if canImport(FoundationNetworking)
    @Test
    func `CGFont can be created from font files and not from other data`() {
      #expect(CGDataProvider(data: Data([0, 1, 0, 0])).flatMap(CGFont.init) != nil)
      #expect(CGDataProvider(data: Data("no font".utf8)).flatMap(CGFont.init) == nil)
    }

    @Test
    func `Setting waitsForConnectivity has no effect, and it remains false`() {
      let configuration = URLSessionConfiguration.default
      configuration.waitsForConnectivity = true
      #expect(!configuration.waitsForConnectivity)
    }
  #endif
}
