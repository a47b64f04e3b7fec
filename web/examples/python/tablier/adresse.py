"""Where Tablier is published: the folder of the site, as in "https://votre-site.example/tablier/"."""

SITE = ""
