import GalleyFiles
import GalleyJSON

struct JSONPlace {
  enum Finding: Hashable {
    case list(String)
    case members
    case object
    case nothing
  }

  let finding: Finding
  private let bytes: [UInt8]

  private static let maximumSteps = 4

  init(_ bytes: [UInt8]) throws(SceneError.Kind) {
    self.bytes = bytes
    var search = Search()
    var scanner = JSONScanner(DataStream(FileStream(bytes)))
    do throws(DataProblem) { try search.walk(&scanner, "", Self.maximumSteps) } catch { throw error.kind }
    if let list = search.list, !search.isRecord(beside: list.rows) {
      finding = .list(list.pointer)
    } else if search.members > 1, search.members == search.objects {
      finding = .members
    } else {
      finding = search.members > 0 ? .object : .nothing
    }
  }

  private struct Search {
    var list: (pointer: String, size: Int, rows: Int)?
    var (members, objects, values) = (0, 0, 0)

    func isRecord(beside rows: Int) -> Bool { rows < 2 && values > 1 }

    mutating func walk(_ scanner: inout JSONScanner, _ pointer: String, _ steps: Int) throws(DataProblem) {
      guard try scanner.peek() == UInt8(ascii: "{"), steps > 0 else { return try takeValue(&scanner, pointer) }
      guard try scanner.enterObject() else { return }
      repeat {
        _ = try scanner.peek()
        scanner.mark = scanner.index
        let key = try scanner.key()
        let name = String(decoding: JSONString.unescaped(scanner.stream[key]), as: UTF8.self)
        scanner.mark = .max
        let first = try scanner.peek()
        if pointer.isEmpty {
          members += 1
          objects += first == UInt8(ascii: "{") ? 1 : 0
          values += first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? 0 : 1
        }
        try walk(&scanner, pointer + "/" + Self.escaped(name), steps - 1)
      } while try scanner.nextMember()
    }

    private mutating func takeValue(_ scanner: inout JSONScanner, _ pointer: String) throws(DataProblem) {
      guard try scanner.peek() == UInt8(ascii: "[") else {
        _ = try scanner.skipValue()
        return
      }
      let start = scanner.index
      guard try scanner.enterList() else { return }
      let isOfObjects = try scanner.peek() == UInt8(ascii: "{")
      var rows = 0
      repeat {
        _ = try scanner.skipValue()
        rows += 1
      } while try scanner.nextItem()
      let size = scanner.index - start
      if isOfObjects, list.map({ size > $0.size }) ?? true { list = (pointer, size, rows) }
    }

    private static func escaped(_ name: String) -> String {
      name.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
    }
  }

  func rowOfDocument() throws(SceneError.Kind) -> DataRows {
    var rows = JSONRows(flattens: true)
    var scanner = JSONScanner(DataStream(FileStream(bytes)))
    do throws(DataProblem) {
      if try scanner.peek() != nil { try rows.readRow(&scanner) }
      return rows.finish(scanner.stream)
    } catch {
      throw error.kind
    }
  }

  func rowsOfMembers() throws(SceneError.Kind) -> DataRows {
    var rows = JSONRows(flattens: true)
    var scanner = JSONScanner(DataStream(FileStream(bytes)))
    do throws(DataProblem) {
      guard try scanner.peek() != nil, try scanner.enterObject() else { return rows.finish(scanner.stream) }
      repeat {
        _ = try scanner.peek()
        scanner.mark = scanner.index
        let key = try scanner.key()
        let name = JSONString.unescaped(scanner.stream[key])
        try rows.readRow(&scanner, key: name)
      } while try scanner.nextMember()
      return rows.finish(scanner.stream)
    } catch {
      throw error.kind
    }
  }
}
