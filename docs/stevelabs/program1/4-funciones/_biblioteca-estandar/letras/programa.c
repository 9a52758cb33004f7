#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char runa = 'b';

    printf("%c", toupper(runa));
    printf("%c", runa);
    printf("%c", toupper('7'));
    printf("%c\n", tolower('Z'));
    return 0;
}
