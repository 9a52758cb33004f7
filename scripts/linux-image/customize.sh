#!/bin/bash
# customize.sh ROOT SOURCES ADVICE PAGES: turns a plain Debian tree into the
# practice machine. ADVICE is the package of ours that starts installed, PAGES
# the list of the pages of the manual that stay.
set -euo pipefail
root=$1 here=$2 advice=$3 pages=$4

inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "$@"; }

# Language and names.
# In the archive, each program opens one file for its language and not twelve: of
# all that `ls` does, that was a third.
inside localedef -i es_ES -f UTF-8 es_ES.UTF-8
echo 'es_ES.UTF-8 UTF-8' >"$root/etc/locale.gen"
echo 'LANG=es_ES.UTF-8' >"$root/etc/default/locale"
echo practica >"$root/etc/hostname"
printf '%s\t%s\n' 127.0.0.1 localhost 127.0.1.1 practica 127.0.2.1 servidor \
	>"$root/etc/hosts"
: >"$root/etc/resolv.conf"
: >"$root/etc/fstab"
ln -sfn /usr/share/zoneinfo/Etc/UTC "$root/etc/localtime"
echo Etc/UTC >"$root/etc/timezone"
: >"$root/etc/machine-id"

# Nothing but the prompt greets the learner.
: >"$root/etc/motd"
: >"$root/etc/issue"
rm -rf "$root"/etc/update-motd.d
sed -i -E '/pam_(motd|lastlog|mail|loginuid|selinux|faildelay)\.so/d' \
	"$root/etc/pam.d/login"
sed -i '/pam_motd\.so/d' "$root/etc/pam.d/sshd"

# The package of which there is a newer version.
cp "$advice" "$root/tmp/consejo.deb"
inside dpkg --install /tmp/consejo.deb >/dev/null

# The pages are composed for 80 columns; this pager fills them again in less.
printf 'DEFINE\tpager\t/usr/libexec/practica/manual\n' >>"$root/etc/manpath.config"

# The manual is formatted once, here, and not each time there.
mount -t proc proc "$root/proc"
trap 'umount "$root/proc"' EXIT
cp "$pages" "$root/tmp/pages"
cat >"$root/tmp/format" <<'FORMAT'
#!/bin/bash
IFS=/ read -r language name section <<<"$1"
target=/usr/share/man/${language:+$language/}cat$section
mkdir -p "$target"
source=/usr/share/man/${language:+$language/}man$section/$name.$section.gz
MANWIDTH=80 MAN_KEEP_FORMATTING=1 LANG=es_ES.UTF-8 PAGER=cat \
	man -E UTF-8 "$source" >"$target/$name.$section" 2>/dev/null
FORMAT
chmod 755 "$root/tmp/format"
inside xargs --arg-file=/tmp/pages --max-procs="$(nproc)" --max-args=1 /tmp/format

# A page that only refers to one that stays out has no text.
find "$root"/usr/share/man -path '*/cat*' -type f -empty -delete

# The index of `apropos` follows the order in which a folder gives its files:
# in memory, that in which they were written.
awk -F/ '{ print ($1 ? $1 "/" : "") "man" $3 "/" $2 "." $3 ".gz" }' "$pages" |
	inside tar --create --dereference --directory=/usr/share/man \
		--files-from=- --file=/tmp/man.tar
rm -rf "$root/var/cache/man"/*
mount -t tmpfs tmpfs "$root/usr/share/man"
tar --extract --directory="$root/usr/share/man" --file="$root/tmp/man.tar"
inside mandb --create --quiet
umount "$root/usr/share/man"

# What is installed later brings no page of the manual, so that the index need not
# be made again each time: half of what dpkg takes.
rm "$root/var/lib/man-db/auto-update"
sed -i '/Not building database/d' "$root/var/lib/dpkg/info/man-db.postinst"

# The real one stays beside the one that says why there is nothing to list.
mkdir -p "$root/usr/libexec/practica"
mv "$root/usr/bin/lsblk" "$root/usr/libexec/practica/"
cp -r --no-dereference --preserve=mode "$here/root/." "$root/"

# The kernel has no IPv6, and nginx would not start.
sed -i 's/^\(\s*\)\(listen \[::\].*\)/\1# Sin IPv6 en esta máquina: \2/' \
	"$root/etc/nginx/sites-available/default"
grep -q 'Sin IPv6' "$root/etc/nginx/sites-available/default"
echo practica >"$root/etc/mailname"
cat "$here/marks.bash" >>"$root/etc/bash.bashrc"
# With `ignorespace` a line that starts with a space could not be told apart
# from the one before it, and the page would note the wrong one.
sed -i 's/^HISTCONTROL=ignoreboth$/HISTCONTROL=ignoredups/' "$root/etc/skel/.bashrc"

# Accounts. The salt is fixed so that every build writes the same bytes. A
# password that everybody knows needs no hash that takes a second in an emulator;
# neither do those that learners set.
hash() { inside perl -e 'print crypt($ARGV[0], q($6$rounds=1000$practica$))' "$1"; }
sed -i 's/ yescrypt$/ sha512 rounds=1000/' "$root/etc/pam.d/common-password"
grep -q 'sha512 rounds=1000' "$root/etc/pam.d/common-password"
inside useradd --create-home --shell /bin/bash --comment 'Alumno,,,' --uid 1000 --groups sudo alumno
inside useradd --create-home --shell /bin/bash --comment 'Ana,,,' --uid 1001 ana
inside usermod --password "$(hash practica)" alumno
inside usermod --password "$(hash ana)" ana
sed -i -E 's/^([^:]*:[^:]*):[0-9]+:/\1:20000:/' "$root/etc/shadow"
rm -f "$root"/etc/{passwd,group,shadow,gshadow,subuid,subgid}-

home=$root/home/alumno
mkdir "$home"/{Descargas,Documentos,Escritorio,Imágenes,Música,Plantillas,Público,Vídeos}
cp "$here"/home/* "$home/Documentos/"
chown -R 1000:1000 "$home"
chmod 700 "$root/home/ana"

# The keys of a machine that everybody downloads are nobody's: it makes its own.
rm -f "$root"/etc/ssh/ssh_host_*

# What dpkg and debconf keep for a system that is not this one.
rm -f "$root"/var/lib/dpkg/{diversions,status,statoverride}-old
rm -f "$root"/var/lib/dpkg/info/*.{md5sums,shlibs,symbols,templates}
rm -f "$root"/var/cache/debconf/*-old
: >"$root/var/cache/debconf/templates.dat"
: >"$root/var/cache/debconf/config.dat"
umount "$root/proc"
trap - EXIT
rm -rf "$root"/{dev,run,tmp,boot}/*
rm -rf "$root"/var/{log,tmp,backups}/* "$root"/var/cache/{apt,ldconfig}/* "$root"/var/lib/apt/lists/*
rm -f "$root"/var/lib/systemd -r "$root"/etc/{hostname.bak,.pwd.lock}
mkdir -p "$root"/var/lib/apt/lists/partial "$root"/var/cache/apt/archives/partial
: >"$root/var/log/wtmp"
: >"$root/var/log/lastlog"
# Who may read a log, as Debian decides it when it creates them.
log() {
	mkdir -p "$(dirname "$root/var/log/$3")"
	: >"$root/var/log/$3"
	inside chown "$2" "/var/log/$3"
	chmod "$1" "$root/var/log/$3"
}
log 660 root:utmp btmp
for name in auth.log kern.log mail.log syslog user.log nginx/error.log; do
	log 640 root:adm "$name"
done
log 640 www-data:adm nginx/access.log
inside chown root:adm /var/log/nginx
