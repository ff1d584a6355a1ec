import GalleyFiles
import GalleyJSON

struct JSONGrid {
  package private(set) var rows: [[String]]?
  /// The columns of an object whose members are arrays of the same length; nil for other documents.
  private(set) var columns: (names: [String], rows: [[String]])?

  init(_ bytes: [UInt8]) throws(SceneError.Kind) {
    var scanner = JSONScanner(DataStream(FileStream(bytes)))
    // Keeps all bytes loaded: a string is read only after the scanner has passed its value.
    scanner.mark = 0
    do throws(DataProblem) {
      switch try scanner.peek() {
      case UInt8(ascii: "["): rows = try Self.lists(&scanner)
      case UInt8(ascii: "{"): try readColumns(&scanner)
      default: break
      }
    } catch {
      throw error.kind
    }
  }

  private static func lists(_ scanner: inout JSONScanner) throws(DataProblem) -> [[String]]? {
    var lists: [[String]] = []
    guard try scanner.enterList() else { return nil }
    repeat {
      guard try scanner.peek() == UInt8(ascii: "["), let items = try items(&scanner) else { return nil }
      lists.append(items)
    } while try scanner.nextItem()
    return lists
  }

  private static func items(_ scanner: inout JSONScanner) throws(DataProblem) -> [String]? {
    var items: [String] = []
    guard try scanner.enterList() else { return items }
    repeat { items.append(text(try scanner.skipValue(), scanner.stream)) } while try scanner.nextItem()
    return items
  }

  private static func numbered(_ scanner: inout JSONScanner) throws(DataProblem) -> [String]? {
    var items: [String] = []
    guard try scanner.enterObject() else { return nil }
    repeat {
      let key = String(decoding: scanner.stream[try scanner.key()], as: UTF8.self)
      guard key == "\(items.count)" else { return nil }
      items.append(text(try scanner.skipValue(), scanner.stream))
    } while try scanner.nextMember()
    return items
  }

  /// Reads the members of an object as columns. If there is a member `data`, it contains the rows, and `columns`
  /// contains their names.
  private mutating func readColumns(_ scanner: inout JSONScanner) throws(DataProblem) {
    var (names, cells): ([String], [[String]]) = ([], [])
    var data: [[String]]?
    guard try scanner.enterObject() else { return }
    repeat {
      let name = String(decoding: JSONString.unescaped(scanner.stream[try scanner.key()]), as: UTF8.self)
      let first = try scanner.peek()
      if first == UInt8(ascii: "["), name == "data" {
        data = try Self.lists(&scanner)
        if data == nil { return }
        continue
      }
      guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{"),
        let items = try first == UInt8(ascii: "[") ? Self.items(&scanner) : Self.numbered(&scanner)
      else { return }
      (names, cells) = (names + [name], cells + [items])
    } while try scanner.nextMember()
    if let data {
      guard let index = names.firstIndex(of: "columns") else { return }
      let width = cells[index].count
      guard data.allSatisfy({ $0.count == width }) else { return }
      columns = (cells[index], data)
    } else if let height = cells.first?.count, height > 0, cells.allSatisfy({ $0.count == height }) {
      columns = (names, (0..<height).map { row in cells.map { $0[row] } })
    }
  }

  private static func text(_ range: Range<Int>, _ stream: DataStream) -> String {
    switch stream[range.lowerBound] {
    case UInt8(ascii: "n"): ""
    case UInt8(ascii: "\""):
      String(decoding: JSONString.unescaped(stream[range.lowerBound + 1..<range.upperBound - 1]), as: UTF8.self)
    case UInt8(ascii: "["): String(decoding: JSONList.joined(stream[range]) ?? Array(stream[range]), as: UTF8.self)
    default: String(decoding: stream[range], as: UTF8.self)
    }
  }
}
