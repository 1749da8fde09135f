# A terminal: runs the files that are named on descriptor 3 in this one shell, so that what a block changes lasts for
# the next, and says on descriptor 4 how each ended: its status, the line that failed, the environment that is active.
#
# The word "python" in place of a file starts an interpreter with what this shell has on its PATH and in its environment
# at that time. It takes files on descriptor 5 and answers on descriptor 6.
#
# $1 is the interpreter's program.

set -o pipefail
# A command that fails ends its block at once, wherever in the block it stands. ($LINENO holds only on the first line.)
trap 'proof_status=$? proof_at=$LINENO
    if [[ ${BASH_SOURCE[0]} != "$0" ]]; then
        proof_line=$proof_at
        return "$proof_status"
    fi' ERR

while IFS= read -r proof_block <&3; do
    proof_status=0
    proof_line=1
    if [[ $proof_block == python ]]; then
        python "$1" </dev/null 3<&5 4>&6 5<&- 6>&- &
        exec 5<&- 6>&-
    else
        source "$proof_block" </dev/null >"$proof_block.stdout" 2>"$proof_block.stderr" 3<&- 4>&- 5<&- 6>&-
    fi
    printf '%s %s %s\n' "$proof_status" "$proof_line" "${VIRTUAL_ENV:-}" >&4
done
