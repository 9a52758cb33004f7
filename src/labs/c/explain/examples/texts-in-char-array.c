#include <stdio.h>

int main(void)
{
    char dias[] = {"lun", "mar"};
    printf("%s\n", dias);
    return 0;
}
