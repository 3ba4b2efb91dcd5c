# shellcheck shell=bash
# Completion of scrollwork's commands and flags for bash. Where nothing is listed, bash completes names of files.

_scrollwork() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words=""
  local data="--mock --rows --locale" source="--swift-version --strict --memory --target --with"
  COMPREPLY=()
  case $previous in
    --editor) words="vscode zed idea none" ;;
    --swift-version) words="5 6" ;;
    --appearance) words="light dark" ;;
    --direction) words="ltr rtl" ;;
    --text-size) words="xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5" ;;
    --text-weight) words="regular bold" ;;
    --contrast) words="standard increased" ;;
    --motion) words="full reduced" ;;
    --mock | --with | --state | --public | --source | --script | --picture) return ;;
    *)
      if [ "$COMP_CWORD" -eq 1 ]; then
        words="serve inspect mock remarks doctor --help --version"
      elif [[ $current == -* ]]; then
        case ${COMP_WORDS[1]} in
          serve) words="$source $data --edit --editor --lan --host --port --allow-host --state --keep --sleep --public"
            words+=" --no-prediction --require-sandbox --tls-cert --tls-key"
            ;;
          inspect)
            words="$source $data --source --preview --size --device --landscape --safe-area --appearance"
            words+=" --direction --text-size --text-weight --contrast --motion --offset --items --set --script --picture --scale"
            ;;
          mock) words="--mock --rows --swift-version" ;;
          remarks) words="--all --json --markdown --name --reopen --state" ;;
          doctor) words="--target --with --lan --host --port" ;;
        esac
        words+=" --help"
      fi
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}

complete -o default -F _scrollwork scrollwork
