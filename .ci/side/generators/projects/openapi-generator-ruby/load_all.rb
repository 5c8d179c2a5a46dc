# Loads every model: invalid Ruby would end the program here. -W reports duplicate constants.
$VERBOSE = true
require 'date'
require 'json'
require 'time'
module Invoicing; end
files = Dir.glob('lib/invoicing/models/*.rb').sort
helpers = Dir.glob('lib/invoicing/{api_model_base,version}.rb')
(helpers + files).each { |path| require_relative path }
Dir.glob('lib/invoicing/api/*.rb').each { |path| system('ruby', '-c', path, out: File::NULL) or exit(1) }
puts "#{files.length} models loaded"
