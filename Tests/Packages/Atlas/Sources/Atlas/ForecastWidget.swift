import SwiftUI
import WidgetKit

struct Forecast: TimelineEntry {
  let date: Date
  let degrees: Int
  let symbol: String

  static let sunny = Forecast(date: Date(timeIntervalSinceReferenceDate: 43_200), degrees: 21, symbol: "sun.max.fill")
  static let rainy = Forecast(date: Date(timeIntervalSinceReferenceDate: 86_400), degrees: 9, symbol: "cloud.rain.fill")
}

struct ForecastProvider: TimelineProvider {
  func placeholder(in context: Context) -> Forecast { .sunny }

  func getSnapshot(in context: Context, completion: @escaping (Forecast) -> Void) { completion(.sunny) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Forecast>) -> Void) {
    completion(Timeline(entries: [.rainy, .sunny], policy: .atEnd))
  }
}

struct ForecastView: View {
  var entry: ForecastProvider.Entry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: Double(entry.degrees), in: 0...30) {
        Image(systemName: entry.symbol)
      } currentValueLabel: {
        Text("\(entry.degrees)°")
      }
      .gaugeStyle(.accessoryCircular)
      .containerBackground(.clear, for: .widget)
    default:
      VStack(alignment: .leading, spacing: 4) {
        Label("Bergen", systemImage: "location.fill").font(.caption.bold())
        Spacer()
        Text("\(entry.degrees)°").font(.system(size: 44, weight: .light))
        Image(systemName: entry.symbol).symbolRenderingMode(.multicolor)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .foregroundStyle(.white)
      .containerBackground(for: .widget) {
        LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom)
      }
    }
  }
}

struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "forecast", provider: ForecastProvider()) { ForecastView(entry: $0) }
      .configurationDisplayName("Forecast")
      .description("The weather where you are.")
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

#Preview("Small", as: .systemSmall) {
  ForecastWidget()
} timeline: {
  Forecast.sunny
  Forecast.rainy
}

#Preview("Medium", as: .systemMedium) {
  ForecastWidget()
} timelineProvider: {
  ForecastProvider()
}

#Preview("Circle", as: .accessoryCircular) {
  ForecastWidget()
} timeline: {
  Forecast.sunny
}
