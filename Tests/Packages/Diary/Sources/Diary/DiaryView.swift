import Charts
import SwiftUI

struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: entry.mood.symbol)
        .foregroundStyle(.tint)
        .frame(width: 24)
      VStack(alignment: .leading, spacing: 4) {
        Text(entry.day, format: .dateTime.weekday(.wide).day().month())
          .font(.subheadline.weight(.semibold))
        Text(entry.text)
          .lineLimit(2)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct EntriesView: View {
  @Bindable var diary: Diary

  var body: some View {
    NavigationStack {
      List {
        Section {
          Text("\(diary.entries.count) days in a row")
            .font(.footnote)
        }
        ForEach(diary.found) { entry in
          EntryRow(entry: entry)
            .swipeActions {
              Button("Delete", role: .destructive) { diary.entries.removeAll { $0.id == entry.id } }
            }
        }
      }
      .searchable(text: $diary.search)
      .navigationTitle("Diary")
      .overlay {
        if diary.found.isEmpty { ContentUnavailableView.search(text: diary.search) }
      }
    }
  }
}

struct MoodsView: View {
  let diary: Diary

  var body: some View {
    VStack(alignment: .leading) {
      Text("Moods", bundle: .module).font(.title2.bold())
      Chart(diary.entries) { entry in
        BarMark(x: .value("Day", entry.day, unit: .day), y: .value("Words", entry.words))
          .foregroundStyle(by: .value("Mood", entry.mood.rawValue.capitalized))
      }
      .frame(height: 220)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 12)], spacing: 12) {
        ForEach(Entry.Mood.allCases) { mood in
          Label(mood.rawValue.capitalized, systemImage: mood.symbol)
            .font(.caption)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(.quaternary, in: .rect(cornerRadius: 12))
        }
      }
    }
    .padding()
  }
}

struct SettingsView: View {
  @AppStorage("reminds") private var reminds = true
  @AppStorage("hour") private var hour = 20.0

  var body: some View {
    Form {
      Toggle("Reminder", isOn: $reminds.animation())
      if reminds {
        Slider(value: $hour, in: 0...23, step: 1) {
          Text("Hour")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("23")
        }
      }
      LabeledContent("Entries", value: 7, format: .number)
    }
    .navigationTitle("Settings")
  }
}

struct DiaryView: View {
  @State private var diary = Diary()

  var body: some View {
    TabView {
      EntriesView(diary: diary)
        .tabItem { Label("Entries", systemImage: "book") }
      ScrollView { MoodsView(diary: diary) }
        .tabItem { Label("Moods", systemImage: "chart.bar") }
      NavigationStack { SettingsView() }
        .tabItem { Label("Settings", systemImage: "gear") }
    }
    .tint(.teal)
  }
}

#Preview("Diary") { DiaryView() }
#Preview("Diary, dark") { DiaryView().preferredColorScheme(.dark) }
#Preview("Moods") { MoodsView(diary: Diary()).environment(\.locale, Locale(identifier: "de")) }
#Preview("Settings", traits: .landscapeLeft) { NavigationStack { SettingsView() } }
#Preview("Row", traits: .sizeThatFitsLayout) {
  EntryRow(entry: Entry.samples[1])
    .padding()
    .frame(width: 300)
}
