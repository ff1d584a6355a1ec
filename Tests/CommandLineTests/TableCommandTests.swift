import Foundation
import Testing

@Suite("galley table", .enabled(if: SystemTool.readsPDF, "needs pdftotext, pdffonts, pdfinfo and qpdf"))
struct TableCommandTests {
  let place: Workplace

  init() throws { place = try Workplace() }

  private func text(of file: String) throws -> String {
    try SystemTool("pdftotext").output(of: ["-layout", place.path + "/" + file, "-"])
  }

  private func checks(_ file: String) throws -> Bool {
    try SystemTool("qpdf").output(of: ["--check", place.path + "/" + file]).contains(
      "No syntax or stream encoding errors")
  }

  @Test("A number with an exponent that is too large is kept as text without a crash", arguments: ["-", ""])
  func powers(sign: String) throws {
    let place = try Workplace()
    try place.write("name,n\na,1e\(sign)9223372036854775808\nb,2\n", to: "powers.csv")
    let run = try place.galley("table", "powers.csv", "-o", "powers.pdf", "--group-by", "name")
    #expect(run.status == 0 && place.files().contains("powers.pdf"), "\(run.errors)")
  }

  @Test("The file contains every cell of every row in order, in any writing system")
  func allCells() throws {
    let names = [
      "Grüße – “quotes” ffi", "Ελληνικά", "Тест", "السلام عليكم لا", "שלום", "हिन्दी क्षत्रिय", "ภาษาไทย", "漢字かな", "한국어",
      "Việt có dấu", "plain, with comma", "👍 ok",
    ]
    let rows = (0..<300).map { "\($0),\"\(names[$0 % names.count])\",\(Double($0) / 8),2024-02-\(10 + $0 % 20)" }
    try place.write("id,name,share,day\n" + rows.joined(separator: "\n") + "\n", to: "all.csv")
    let run = try place.galley("table", "all.csv", "-o", "all.pdf")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines[2].hasPrefix("column\ttype"))
    #expect(run.lines.contains { $0.hasPrefix("name\tstring") })
    #expect(try checks("all.pdf"))
    let marks: Set<Character> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}"]
    let lines = try text(of: "all.pdf").split(separator: "\n").map { line in
      line.filter { !marks.contains($0) }.split(separator: " ").joined(separator: " ")
    }
    var next = lines[...]
    for row in 0..<300 {
      let wanted = "\(row) \(names[row % names.count]) "
      let found = next.firstIndex { $0.hasPrefix(wanted) && $0.hasSuffix(" 2024-02-\(10 + row % 20)") }
      next = next[(try #require(found, "row \(row): \(wanted)"))...].dropFirst()
    }
    let fonts = try SystemTool("pdffonts").output(of: [place.path + "/all.pdf"]).split(separator: "\n").dropFirst(2)
    #expect(fonts.count > 6)
    for font in fonts where !font.contains("Type 3") { #expect(font.contains("yes yes yes")) }
  }

  @Test("Groups have headings with row counts, labels for continued groups, and totals")
  func groups() throws {
    let rows = (0..<200).map { "\($0),\($0 % 2 == 0 ? "East" : "West"),\($0).50" }
    try place.write("id,region,amount\n" + rows.joined(separator: "\n") + "\n", to: "a.csv")
    let run = try place.galley(
      "table", "a.csv", "-o", "a.pdf", "--group-by", "region", "--total", "amount", "--columns", "id,amount=Amount:EUR",
      "--locale", "de")
    #expect(run.status == 0, "\(run.errors)")
    let text = try text(of: "a.pdf")
    #expect(text.contains("East") && text.contains("100 Zeilen") && text.contains("Fortsetzung"))
    #expect(text.contains("Summe East") && text.contains("9.950,00 €"))
    #expect(text.contains("Summe") && text.contains("20.000,00 €"))
    #expect(text.contains("Seite 1 von "))
    let outline = try SystemTool("qpdf").output(of: ["--json", "--json-key=outlines", place.path + "/a.pdf"])
    #expect(outline.contains("East") && outline.contains("West"))
  }

  @Test("Rows that are too wide for any page are printed as records, and the reason is reported")
  func stacked() throws {
    let names = (0..<120).map { "a_long_column_\($0)" }
    let row = (0..<120).map { "1\($0)" }
    try place.write([names, row, row].map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n", to: "w.csv")
    let run = try place.galley("table", "w.csv", "-o", "w.pdf")
    #expect(run.lines[1].hasPrefix("all rows are printed as records: "))
    #expect(try text(of: "w.pdf").contains("a_long_column_119"))
  }

  @Test("A wide table continues on facing pages that repeat the first column, and no cell is lost")
  func facing() throws {
    let names = (0..<40).map { "gauge \($0)" }
    let rows = (0..<50).map { row in ["key\(row)"] + (1..<40).map { "\(row * 1000 + $0).125" } }
    try place.write(([names] + rows).map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n", to: "w.csv")
    let run = try place.galley("table", "w.csv", "-o", "w.pdf")
    #expect(run.lines[1].contains("over 3 facing pages") && run.lines[1].contains("gauge 0 on each"), "\(run.lines[1])")
    let words = try Set(text(of: "w.pdf").split { $0 == " " || $0 == "\n" || $0 == "\u{C}" }.map(String.init))
    #expect(rows.joined().filter { !words.contains($0) } == [])
    #expect(try text(of: "w.pdf").components(separatedBy: "key49 ").count == 4)
    let fewer = ([names] + rows).map { $0.prefix(25).joined(separator: ",") }.joined(separator: "\n")
    try place.write(fewer + "\n", to: "f.csv")
    let larger = try place.galley("table", "f.csv", "-o", "l.pdf", "--page", "a4,a3")
    #expect(larger.lines[0].contains("1190.6 × 841.9"), "\(larger.lines[0])")
  }

  @Test("Repeated runs and runs in other locales write the same bytes")
  func sameBytes() throws {
    try place.write("a,b\n1.5,x\n2.25,y\n", to: "a.csv")
    _ = try place.galley("table", "a.csv", "-o", "one.pdf", environment: ["LC_ALL": "C"])
    _ = try place.galley("table", "a.csv", "-o", "two.pdf", environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(try place.bytes(of: "one.pdf") == place.bytes(of: "two.pdf"))
  }

  @Test("Pages can be written as numbered PNG or SVG files")
  func pictures() throws {
    try place.write("a\n" + (0..<90).map { "\($0)\n" }.joined(), to: "a.csv")
    let run = try place.galley("table", "a.csv", "-o", "out/a.png", "--scale", "1")
    #expect(run.lines.suffix(2) == ["out/a-1.png", "out/a-2.png"])
    #expect(try place.bytes(of: "out/a-1.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try place.galley("table", "a.csv", "-o", "a.svg", "--limit", "3").lines.last == "a.svg")
  }

  @Test("A minus sign before a column name sorts by it in descending order, in every accepted notation")
  func sortedBackwards() throws {
    try place.write("region,amount,-x\nnorth,3,1\nsouth,5,2\neast,3,3\n", to: "sales.csv")
    let ways = [
      ["--sort", "-amount"], ["--sort=-amount"], ["--sort", "--", "-amount"], ["--sort", "-amount,region"],
      ["--sort", "-amount", "--sort", "region"],
    ]
    for way in ways {
      let run = try place.galley(["table", "sales.csv", "-o", "s.pdf"] + way + ["--total", "amount"])
      #expect(run.status == 0, "\(way): \(run.errors)")
      let text = try text(of: "s.pdf")
      let order = ["south", way.joined().contains("region") ? "east" : "north"].map { text.range(of: $0)?.lowerBound }
      #expect(try #require(order[0]) < (try #require(order[1])), "\(way)")
    }
    #expect(try place.galley("table", "sales.csv", "-o", "s.pdf", "--sort", "-x").status == 0)
    let run = try place.galley("table", "sales.csv", "-o", "s.pdf", "--sort", "--total", "amount")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("error: missing value for '--sort <column>'\nhelp: "))
  }

  @Test("Problems in a sorted table are reported with the row's number in the file")
  func rowsOfTheFile() throws {
    try place.write("name,size,word\nx,1,2\na long name indeed,3,4\ny,20,z\n", to: "f.csv")
    for way in [["--sort", "-size"], ["--sort", "name", "--limit", "2"]] {
      let run = try place.galley(["table", "f.csv", "-o", "f.pdf"] + way)
      #expect(try #require(run.lines.first { $0.hasPrefix("name\t") }).contains("\t1\ta long name indeed\t"), "\(way)")
    }
    let json = try place.galley("table", "f.csv", "-o", "f.pdf", "--sort", "-size", "--json")
    let columns = try #require(try json.object()["columns"] as? [[String: Any]])
    #expect(columns.first?["row"] as? Int == 1)
    let mistake = try place.galley("table", "f.csv", "-o", "f.pdf", "--sort", "-size", "--total", "word")
    #expect(mistake.errors.contains("'z' in row 2 is not a number"))
  }

  @Test("Names in right-to-left scripts are printed unchanged")
  func rightToLeft() throws {
    try place.write("code,name\nil,ישראל\n", to: "r.csv")
    for command in ["table", "data"] {
      let run = try place.galley([command, "r.csv"] + (command == "table" ? ["-o", "ישראל.pdf"] : []))
      #expect(!run.output.unicodeScalars.contains("\u{2068}") && run.output.contains("\tישראל"))
      if command == "table" { #expect(run.lines.last == "ישראל.pdf") }
      let json = try place.galley([command, "r.csv", "--json"] + (command == "table" ? ["-o", "r.pdf"] : []))
      #expect(json.output.contains("\"ישראל\""))
    }
  }

  @Test(
    "The label of the total row is shown even if the first column has a total", arguments: ["v", "v=V:.2", "v,w"],
    [[], ["--right-to-left"]])
  func wordsOfFirstSums(columns: String, options: [String]) throws {
    try place.write("k,v,w\na,1,x\na,2,y\nb,3,z\na,4,u\n", to: "s.csv")
    let run = try place.galley(
      ["table", "s.csv", "-o", "s.pdf", "--group-by", "k", "--total", "v", "--columns", columns] + options)
    #expect(run.status == 0, "\(run.errors)")
    let lines = try text(of: "s.pdf").split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let format = columns.hasSuffix(".2") ? ".00" : ""
    for (words, sum) in [(["Total", "a"], "7"), (["Total", "b"], "3"), (["Total"], "10")] {
      let wanted = Set(words + [sum + format])
      #expect(lines.contains { Set($0) == wanted }, "\(lines)")
    }
    let line = try #require(run.lines.first { $0.hasPrefix("v\t") })
    #expect(line.contains("\twords before sums\tTotal"))
  }

  @Test("A negative number after an option is parsed as the option's value and gets a specific error")
  func negativeNumbers() throws {
    try place.write("a\n1\n", to: "a.csv")
    for (option, words) in [("--limit", "--limit must be at least 1"), ("--margin", "--margin must be from 0 to 1000")]
    {
      #expect(try place.galley("table", "a.csv", option, "-3").errors.contains(words))
    }
    #expect(try place.galley("table", "a.csv", "-o", "a.pdf", "--sort", "-1").errors.contains("no column '1'"))
  }

  @Test("A column format that fits no cell of the column is an error")
  func unfitFormats() throws {
    try place.write("name,port,day\nx,1,2024-02-01\ny,n/a,2024-02-02\n", to: "f.csv")
    for column in ["name:.2", "name:grouped", "port:date", "name:EUR", "day:percent"] {
      let run = try place.galley("table", "f.csv", "-o", "f.pdf", "--columns", column)
      #expect(run.status == 2 && run.errors.contains("' is for "), "\(column): \(run.errors)")
    }
    for column in ["port:.2", "day:date", "name:uppercase"] {
      #expect(try place.galley("table", "f.csv", "-o", "f.pdf", "--columns", column).status == 0, "\(column)")
    }
    for option in ["--columns", "--group-by", "--sort", "--total"] {
      let run = try place.galley("table", "f.csv", "-o", "f.pdf", option, "")
      #expect(run.status == 64 && run.errors.contains("\(option) names no column"), "\(run.errors)")
    }
  }

  @Test("A usage error prints two lines, without the list of all options")
  func usage() throws {
    for arguments in [
      ["table"], ["table", "a.csv", "--margin", "x"], ["table", "a.csv", "--nope"], ["table", "a.csv", "b.csv"],
    ] {
      let run = try place.galley(arguments)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("error: "), "\(run.errors)")
      #expect(!run.errors.contains("Error:") && !run.errors.contains("Usage:"))
      #expect(run.errors.split(separator: "\n").count == 2 && run.errors.contains("\nhelp: "))
    }
  }

  @Test("Numbers are never broken across lines; with '--records never', the error suggests sizes that fit")
  func tooWide() throws {
    let names = (0..<30).map { "M\($0)" }
    let rows = (0..<9).map { row in names.indices.map { "\(($0 * 7 + row) % 40).\($0 % 10)" }.joined(separator: ",") }
    try place.write(([names.joined(separator: ",")] + rows).joined(separator: "\n") + "\n", to: "w.csv")
    let run = try place.galley("table", "w.csv", "-o", "w.pdf", "--records", "never")
    #expect(run.status == 2)
    #expect(run.errors.contains("30 columns need ") && run.errors.contains(", or on "))
    #expect(!place.files().contains("w.pdf"))
    #expect(
      try place.galley("table", "w.csv", "-o", "s.pdf", "--font-size", "8.5").lines[1]
        .contains("side by side they fit at a font size of "))
    let chosen = try place.galley("table", "w.csv", "-o", "s.pdf")
    #expect(
      chosen.lines[1].contains("; columns are closer and the font size is ")
        && chosen.lines[1].hasSuffix("overrides this)"))
    let page = try #require(run.errors.firstMatch(of: /, or on (\w+)/)?.1)
    let size = try #require(run.errors.firstMatch(of: /at a font size of ([\d.]+) points/)?.1)
    for way in [["--font-size", String(size)], ["--page", String(page)]] {
      let fits = try place.galley(["table", "w.csv", "-o", "w.pdf", "--records", "never"] + way)
      #expect(fits.status == 0, "\(fits.errors)")
      #expect(fits.lines[1].hasSuffix("no line breaks"))
    }
  }

  @Test("For each column, the width is reported with the row, header or total that determines it")
  func widths() throws {
    let long = (0..<60).map { "word\($0)" }.joined(separator: " ")
    try place.write("a,b,a_long_title,n\n\(long),\(long) x,1,500000\n\(long) and more,y,22,500000\n", to: "t.csv")
    let run = try place.galley("table", "t.csv", "-o", "t.pdf", "--total", "n")
    let rows = run.lines.dropFirst(3).prefix(4).map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(run.lines[2] == "column\ttype\twidth\tneeds\trow\ttext\tnext")
    func points(_ text: Substring) -> Double { Double(text.prefix { $0.isNumber || $0 == "." }) ?? -1 }
    for row in rows {
      #expect(points(row[2]) <= points(row[3]) + 0.1)
      if !row[6].isEmpty { #expect(points(row[6]) <= points(row[3])) }
    }
    #expect(rows.map { $0[4] } == ["1", "0", "title", "sum"])
    #expect(run.lines[1].hasPrefix("4 columns need"))
    try place.write("a\n1\n", to: "one.csv")
    #expect(try place.galley("table", "one.csv", "-o", "t.pdf").lines[1].hasPrefix("1 column needs "))
  }

  @Test("Groups are sorted by total, with averages, shares, filters and derived columns")
  func expected() throws {
    try place.write("k;v\na;1,5\nb;10,0\na;2,5\nc;0,5\n", to: "s.csv")
    let run = try place.galley(
      "table", "s.csv", "-o", "s.pdf", "--group-by", "k", "--total", "v", "--average", "v", "--shares", "--group-order",
      "total", "--where", "v > 1 and not k = c", "--derive", "w = v * 2", "--columns", "v,w")
    #expect(run.status == 0, "\(run.errors)")
    let lines = try text(of: "s.pdf").split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("Total b (71,4 %) 10,0") && lines.contains("Total a (28,6 %) 4,0"))
    #expect(lines.contains("Average a 2,00") && lines.contains("Total 14,0") && lines.contains("Average 4,67"))
    #expect(lines.contains("10,0 20,0"))
    let order = try #require(lines.firstIndex { $0.hasPrefix("Total b") })
    #expect(order < (try #require(lines.firstIndex { $0.hasPrefix("Total a") })))
    let wrong = try place.galley("table", "s.csv", "-o", "s.pdf", "--where", "vv > 1")
    #expect(wrong.status == 2 && wrong.errors.contains("no column 'vv'"))
  }

  // MARK: Broken data

  @Test("A table with one row is valid; one without rows needs --allow-empty")
  func few() throws {
    try place.write("a,b\n", to: "none.csv")
    try place.write("a,b\n1,2\n", to: "one.csv")
    let refused = try place.galley("table", "none.csv", "-o", "none.pdf")
    #expect(refused.status == 2 && refused.errors.contains("no rows below its column headers"), "\(refused.errors)")
    #expect(try place.galley("table", "none.csv", "-o", "none.pdf", "--allow-empty").status == 0)
    #expect(try text(of: "none.pdf").contains("No rows"))
    #expect(try place.galley("table", "one.csv", "-o", "one.pdf").status == 0)
    #expect(try text(of: "one.pdf").contains("1 row"))
  }

  @Test("A cell of ten megabytes continues over as many pages as it needs")
  func hugeCell() throws {
    let words = (0..<2_100_000).map { "w\($0 % 1000)" }.joined(separator: " ")
    try place.write("id,text\n1,short\n2,\(words)\n3,last\n", to: "huge.csv")
    #expect(words.utf8.count > 10_000_000)
    let run = try place.galley("table", "huge.csv", "-o", "huge.pdf")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try checks("huge.pdf"))
    let pages = try SystemTool("pdfinfo").output(of: [place.path + "/huge.pdf"])
    let count = try #require(pages.split(separator: "\n").first { $0.hasPrefix("Pages:") })
    #expect(Int(count.dropFirst(6).trimmingCharacters(in: .whitespaces)) ?? 0 > 100)
  }

  @Test("A table with five thousand columns is printed as records")
  func manyColumns() throws {
    let names = (0..<5000).map { "c\($0)" }
    try place.write(names.joined(separator: ",") + "\n" + names.joined(separator: ",") + "\n", to: "many.csv")
    let run = try place.galley("table", "many.csv", "-o", "many.pdf")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text(of: "many.pdf").contains("c4999"))
  }

  @Test("A word that is wider than the page is broken across lines")
  func wideWord() throws {
    try place.write("a,b\n1,\(String(repeating: "x", count: 3000))\n", to: "wide.csv")
    #expect(try place.galley("table", "wide.csv", "-o", "wide.pdf").status == 0)
    #expect(try text(of: "wide.pdf").filter { $0 == "x" }.count == 3000)
  }

  @Test("Cells with control characters, direction overrides or mixed decimal marks are printed readably")
  func odd() throws {
    try place.write("a,b\n\"x\u{1}\u{202E}y\tz\",\"1,5\"\n\"two\nlines\",1.5\n", to: "odd.csv")
    #expect(try place.galley("table", "odd.csv", "-o", "odd.pdf").status == 0)
    let text = try text(of: "odd.pdf")
    #expect(text.contains("y z") && text.contains("lines") && text.contains("1,5"))
  }

  @Test("Unreadable files and unknown names are errors, and the old output is kept")
  func errors() throws {
    try place.write("old", to: "out.pdf")
    try Data([0x61, 0x0A, 0x00, 0x01, 0x0A]).write(to: URL(filePath: place.path + "/bytes.csv"))
    var run = try place.galley("table", "bytes.csv", "-o", "out.pdf")
    #expect(run.status == 2)
    #expect(run.errors.contains(" --> bytes.csv"))
    try place.write("amount\n1\n", to: "a.csv")
    run = try place.galley("table", "a.csv", "-o", "out.pdf", "--total", "amonut")
    #expect(run.status == 2)
    #expect(run.errors.contains("no column 'amonut'") && run.errors.contains("did you mean 'amount'?"))
    try place.write("name\nx\n", to: "b.csv")
    run = try place.galley("table", "b.csv", "-o", "out.pdf", "--total", "name")
    #expect(run.status == 2)
    #expect(run.errors.contains("the column 'name' has no total"))
    run = try place.galley("table", "a.csv", "-o", "out.pdf", "--page", "80x80")
    #expect(run.status == 2)
    #expect(run.errors.contains("too small"))
    #expect(try place.text(of: "out.pdf") == "old")
    #expect(place.files().allSatisfy { !$0.hasSuffix(".part") })
  }
}
