#compdef scrollwork
# Completion of scrollwork's commands and flags for zsh.

local -a data source
data=(
  '--mock[files that answer requests]:folder:_directories'
  '--rows[elements of lists in sample data]:number:'
  '--locale[language and region of previews]:locale:'
)
source=(
  '--swift-version[language of the files]:version:(5 6)'
  '--strict[refuse what is missing here instead of leaving holes]'
  '--memory[what previewed code may use]:MiB:'
  '*--target[which target of a project to show]:name:'
  '*--with[a package that the files import]:path:_files'
)

if (( CURRENT == 2 )); then
  _values command \
    'serve[show previews in a browser]' 'inspect[print what a preview shows, as JSON]' \
    'mock[write what previews ask of servers as files]' 'remarks[list what people have remarked]' \
    'doctor[say what is missing on this machine]' \
    '--help[list commands and flags]' '--version[say which version this is]'
  return
fi

case $words[2] in
  serve)
    _arguments '2:path:_files' $data $source '--help' \
      "--edit[let the owner's address write values of knobs into the files]" \
      '--editor[what links to code open]:name:(vscode zed idea none)' \
      '--lan[listen on the network, for phones and other machines]' \
      '--host[address to listen at]:address:_hosts' '--port[port to listen at]:number:' \
      '*--allow-host[another name that the server may be reached by]:name:_hosts' \
      '--tls-cert[certificate in PEM]:file:_files' '--tls-key[private key of the certificate]:file:_files' \
      '--state[folder that sessions are kept in]:folder:_directories' \
      '--sleep[how long nothing has to happen in a session for it to sleep]:seconds:' \
      '--keep[how long after its last use a session is kept]:days:' \
      '--no-prediction[show a drag only once the server has moved the content]' \
      '--require-sandbox[start only where previewed code can be kept to what is its own]' \
      "--public[folder of the page's files]:folder:_directories"
    ;;
  inspect)
    _arguments '2:preview:' $data $source '--help' \
      '--source[a file or folder to build first]:path:_files' '--preview[which of its previews]:name:' \
      '--size[size of the window in points]:size:' '--device[a device, such as iphone-16]:name:' \
      '--landscape[the device lies on its side]' '--safe-area[points at each edge]:insets:' \
      '--appearance[of the screen]:appearance:(light dark)' '--direction[of the language]:direction:(ltr rtl)' \
      '--text-size[how large text is]:size:(xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5)' \
      '--text-weight[of text]:weight:(regular bold)' '--contrast[of colours]:contrast:(standard increased)' \
      '--motion[of what moves]:motion:(full reduced)' \
      '*--offset[move a collection view there first]:place:' '*--items[number of items]:number:' \
      '*--set[turn a knob]:value:' '--script[play touches and take samples]:file:_files' \
      '--picture[draw what is shown in the end, as PNG]:file:_files' '--scale[pixels per point]:number:(1 2 3)'
    ;;
  mock)
    _arguments '2:path:_files' '--help' $data[1,2] $source[1]
    ;;
  remarks)
    _arguments '2:deed:(reply resolve)' '3:ID:' '4:text:' '--help' \
      '--all[also those that are resolved]' '--json[as JSON]' '--markdown[as Markdown]' \
      '--name[of who replies]:name:' '--reopen[it is not resolved after all]' \
      '--state[folder that sessions are kept in]:folder:_directories'
    ;;
  doctor)
    _arguments '2:path:_files' '--help' $source[4,5] \
      '--lan[look at what may keep other devices out]' \
      '--host[address to listen at]:address:_hosts' '--port[port to listen at]:number:'
    ;;
esac
