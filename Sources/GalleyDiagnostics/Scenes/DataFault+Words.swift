import GalleyData

extension DataFault {
  var words: Words {
    switch self {
    case .broken(let format, let part): Words("this \(format) file is broken: \(part) cannot be read")
    case .tooLarge(let limit): Words("this file unpacks to more than \(Words.bytes(limit))")
    case .unsupported(let format, let help): Words("\(format) files are not read", help: help)
    case .unknownSheet(let name, let known):
      Words("the workbook has no sheet '\(name)'", help: "its sheets are \(Words.alternatives(known))")
    case .badSheet(let part, let line, let remark):
      Words("the workbook's file '\(part)' is broken at line \(line): \(remark)")
    case .noTable: Words("the database has no table")
    case .database(let remark): Words("SQLite says: \(remark)")
    case .notAQuery(let query):
      Words("'\(query)' is no single query", help: "one SELECT is asked, and nothing can be changed")
    case .queryWithoutDatabase:
      Words("--query is for SQLite databases", help: "rows of other files are chosen with --where")
    }
  }
}
