import SwiftUI

struct Entry: Identifiable {
  enum Mood: String, CaseIterable, Identifiable {
    case calm, bright, tired

    var id: Self { self }
    var symbol: String {
      switch self {
      case .calm: "leaf"
      case .bright: "sun.max"
      case .tired: "moon.zzz"
      }
    }
  }

  let id = UUID()
  var day: Date
  var text: String
  var mood: Mood
  var words: Int { text.split(separator: " ").count }

  static let samples: [Entry] = {
    let texts = [
      "Walked to the harbour before work.", "Rain all day. Read by the window and forgot the bread in the oven.",
      "Letter from Ana.", "Cleared the shed; found the old kite and flew it until dusk.",
      "Quiet.", "Dinner with the neighbours, who brought plums.", "Slept badly, ran well.",
    ]
    return texts.enumerated().map { index, text in
      Entry(
        day: Date(timeIntervalSinceReferenceDate: 86_400 * Double(index)), text: text,
        mood: Mood.allCases[index % Mood.allCases.count])
    }
  }()
}

@Observable
final class Diary {
  var entries = Entry.samples
  var search = ""

  var found: [Entry] {
    search.isEmpty ? entries : entries.filter { $0.text.localizedCaseInsensitiveContains(search) }
  }
}
