int doble(int)
{
    return 2;
}

int main(void)
{
    return doble(4);
}
