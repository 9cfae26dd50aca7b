import Foundation
import SymbolLoading

guard CommandLine.arguments.dropFirst() == ["--serve"] else {
  let text =
    "symbol-probe: Symbol Studio starts this program to read one symbol file after the other in isolation. "
    + "It is of no use by itself.\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(2)
}
exit(ProbeServer.run())
