import GalleyXML

extension XMLScan {
  func read(_ bytes: [UInt8], part: String) throws(DataFault) {
    do throws(Fault) { try read(bytes) } catch {
      throw .badSheet(part: part, line: error.line, remark: error.remark)
    }
  }
}
