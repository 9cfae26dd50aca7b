import Foundation
import StudioCommands
import SymbolStudio

exit(
  StudioProgram.run(Array(CommandLine.arguments.dropFirst())) { paths in
    StudioApplication.run(paths: paths)
  })
