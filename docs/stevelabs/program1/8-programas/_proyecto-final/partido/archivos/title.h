#ifndef TITLE_H
#define TITLE_H

void title_line(char sign);
void title_show(void);

#endif
