/** What the host held that needs no computing; paths as on the host, without the first slash. */
export const HOST_FILES: Readonly<Record<string, string>> = {
  'etc/hostname': 'quarterdeck\n',
  'etc/passwd': `root:x:0:0:root:/root:/bin/bash
www-data:x:33:33:www-data:/var/www:/usr/sbin/nologin
bosun:x:1001:1001:Aino,,,:/home/bosun:/bin/bash
cook:x:1002:1002:Pelle,,,:/home/cook:/bin/bash
mate:x:1003:1003:First mate,,,:/home/mate:/bin/bash
`,
  'etc/sudoers.d/crew': '%crew ALL=(root) NOPASSWD: /usr/local/sbin/stow-plan\n',
  'etc/nginx/sites-enabled/crew.conf': `server {
    listen 80;
    server_name crew.quarterdeck.example;
    root /srv/www;
    auth_basic "Crew only";
    auth_basic_user_file /etc/nginx/.htpasswd;
}
`,
  'usr/local/sbin/stow-plan': `#!/bin/sh
# Stows the plan every night. The password is the mate's, the one he uses for the crew's site.
set -eu
openssl enc -aes-256-cbc -pbkdf2 -iter 20000 -md sha256 -salt \\
  -in /root/plan.txt -out /var/backups/plan.enc -pass file:/root/.mate
`,
  'srv/www/fleet.html': `<!doctype html>
<title>The fleet</title>
<h1>The fleet</h1>
<ul>
  <li>Arctic Tern</li>
  <li>Black Guillemot</li>
  <li>Corncrake</li>
  <li>Dunlin</li>
  <li>Eider</li>
  <li>Fulmar</li>
  <li>Grey Plover</li>
  <li>Kittiwake</li>
  <li>Little Auk</li>
  <li>Oystercatcher</li>
  <li>Ringed Plover</li>
  <li>Storm Petrel</li>
  <li>Turnstone</li>
  <li>Whimbrel</li>
</ul>
`,
  'var/mail/crew': `From: mate@quarterdeck.example
To: crew@quarterdeck.example
Subject: passwords
Date: Mon, 2 Nov 2026 07:58:00 +0000

Crew,

from today the site wants decent passwords, and so do I. Do as I do: a ship of our fleet,
written in one word with capitals as on her bow, then the year you first went to sea (four
digits), then one sign out of !?#$%&*+ so that nobody can guess it.

The mate

From: cook@quarterdeck.example
To: mate@quarterdeck.example
Subject: Re: passwords
Date: Mon, 2 Nov 2026 08:11:00 +0000

Mine stays as it is. The soup does not care.
`,
  'home/cook/.bash_history': `ls
cat /var/mail/crew
sudo /usr/local/sbin/stow-plan
ls -l /var/backups
cat /root/plan.txt
exit
`,
};
